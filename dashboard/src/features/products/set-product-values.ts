import { derivedProductSku, type KnownAssortments, toPartsKey } from "#worker/products/product-parts.rules.ts";
import { hasMadeSku, ofItsType } from "#worker/products/set-product.rules.ts";
import { type SetProduct, setProductCreateSchema } from "#worker/products/set-product.schema.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import type { SetProductValues } from "./set-product.api.ts";

const resolve = schemaResolver<SetProductValues>(setProductCreateSchema);
/** Checks what the form shows: it keeps what was typed for another type of product. */
export const setProductResolver: typeof resolve = (values, ...form) => resolve(ofItsType(values), ...form);

export const isSetProductField = (path: string): path is keyof SetProductValues & string =>
	path in setProductCreateSchema.shape;

/** A new product of some owner (undefined: the user's company), with what is known of it. */
export const newSetProductValues = (
	owner: number | null | undefined,
	known: Partial<SetProductValues> = {},
): SetProductValues => ({
	...(owner !== undefined && { companyId: owner }),
	...{ bundleType: null, code: "", driver: null, passenger: null, rear: null, rearCode: "", quantity: null },
	...{ sku: "", bundleShortCode: "", name: "", referenceSku: "", description: "" },
	...{ price: null, currency: null, discount: null },
	...known,
});

export function toSetProductValues(product: SetProduct): SetProductValues {
	const { bundleType, code, driver, passenger, rear, rearCode, quantity } = product;
	const { bundleShortCode, name, referenceSku, description, price, currency, discount } = product;
	const sku = hasMadeSku(product) ? "" : product.sku;
	return {
		...{ bundleType, code, driver, passenger, rear, rearCode, quantity },
		...{ sku, bundleShortCode, name, referenceSku, description, price, currency, discount },
	};
}

/** The sku that is used if none is typed; undefined while the parts are incomplete. */
export function skuOfParts(values: SetProductValues, known: KnownAssortments): string | undefined {
	try {
		const { bundleShortCode, ...parts } = ofItsType(values);
		return derivedProductSku(toPartsKey(parts, known), bundleShortCode);
	} catch {
		return undefined;
	}
}

/** The sizes that belong to another kind of assortment, emptied. */
export function fitSizes(values: SetProductValues, known: KnownAssortments): SetProductValues {
	const series = known.get(values.code);
	const rearSeries = values.bundleType === "front-rear" ? known.get(values.rearCode) : series;
	const keep = (size: number | null, of: typeof series, isOfKind: boolean) =>
		isOfKind && size !== null && of?.sizes.has(size) ? size : null;
	const isFront = series?.kind === "front";
	return {
		...values,
		driver: keep(values.driver, series, isFront),
		passenger: keep(values.passenger, series, isFront),
		rear: keep(values.rear, rearSeries, rearSeries?.kind === "rear"),
	};
}
