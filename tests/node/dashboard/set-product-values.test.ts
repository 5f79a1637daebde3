import { expect, test } from "vitest";
import type { SetProduct } from "#worker/products/set-product.schema.ts";
import {
	newSetProductValues,
	setProductResolver,
	toSetProductValues,
} from "../../../dashboard/src/features/products/set-product-values.ts";

test.each([
	["a discount that is not typed yet", { discount: Number.NaN }, "discount"],
	["a short code that is none", { bundleShortCode: "A-B" }, "bundleShortCode"],
	["a rear assortment that is none", { rearCode: "X".repeat(41) }, "rearCode"],
])("%s keeps a bundle from being saved, not the set product that it was changed into", async (_, typed, field) => {
	const check = async (bundleType: "front-rear" | null) => {
		const values = { ...newSetProductValues(1, { code: "AERO", driver: 26 }), ...typed, bundleType };
		const { errors } = await setProductResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
		return Object.keys(errors);
	};
	expect([await check("front-rear"), await check(null)]).toEqual([[field], []]);
});

test.each([
	["set", "VTC-28", "", "VTC-28", ""],
	["bundle", "AERO-26-18*2", "", "AERO-26-18-2X", ""],
	["bundle", "VTC-21-19+VTR-R12", "DUO", "VTC-21-19-VTR-R12-DUO", ""],
	["bundle", "AERO-26-18*2", "", "TWIN", "TWIN"],
	["set", "VTC-26", "", "VTC-28", "VTC-28"],
] as const)("a %s of %s (%s) under %s is edited with the sku %j", (kind, parts, bundleShortCode, sku, edited) => {
	const product = { kind, parts, bundleShortCode, sku } as SetProduct;
	expect(toSetProductValues(product).sku).toBe(edited);
});
