import { expect, test } from "vitest";
import {
	newSetProductValues,
	setProductResolver,
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
