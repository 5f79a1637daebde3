import { withPart } from "../http/part.rules.ts";
import { toMinor } from "../money/price.rules.ts";
import { derivedProductSku, type ProductKey } from "./product-parts.rules.ts";
import type { SetProduct, SetProductInput, SetProductPart } from "./set-product.schema.ts";

/** The input without what belongs to another type of product: the form keeps it while the type is changed. */
export function ofItsType<Input extends SetProductInput>(input: Input): Input {
	const { bundleType, price, currency } = input;
	return {
		...input,
		...(bundleType !== "front-rear" && { rearCode: "" }),
		...(bundleType !== "multipack" && { quantity: null }),
		...(bundleType === null && { bundleShortCode: "", discount: null }),
		currency: price === null ? null : currency,
	};
}

/** A sku that was made from the parts follows them. */
export const hasMadeSku = ({ kind, parts, sku, bundleShortCode }: SetProduct): boolean =>
	sku === derivedProductSku({ kind, partsKey: parts }, bundleShortCode);

/**
 * The product with what a save sends of it. Of another series or type it has the sizes that are sent. It has a price or a
 * discount: the one that is sent takes the other one's place, if that isn't sent (docs/adr/0052).
 */
export function mergePart(before: SetProduct, part: SetProductPart): SetProductInput {
	const { bundleType = before.bundleType, code = before.code } = part;
	const isOther = bundleType !== before.bundleType || code !== before.code;
	const product = ofItsType(
		withPart<SetProductInput>(
			{
				...before,
				sku: hasMadeSku(before) ? "" : before.sku,
				...(isOther && { driver: null, passenger: null, rear: null }),
			},
			part,
		),
	);
	if (product.price === null || product.discount === null) return product;
	if (part.discount === undefined) return { ...product, discount: null };
	return part.price === undefined ? { ...product, price: null, currency: null } : product;
}

export type StoredProduct = ProductKey &
	Pick<
		SetProductInput,
		"sku" | "name" | "referenceSku" | "description" | "bundleShortCode" | "discount" | "currency"
	> & {
		/** Minor units. */
		price: number | null;
	};

/** The columns of a product; `digits`: of its currency. Undefined: the price is finer than the currency. */
export function toStoredProduct(input: SetProductInput, key: ProductKey, digits: number): StoredProduct | undefined {
	const { sku, name, referenceSku, description, bundleShortCode, discount, currency } = input;
	const price = input.price === null ? null : toMinor(input.price, digits, true);
	if (price === undefined) return undefined;
	return {
		...{ ...key, sku: sku || derivedProductSku(key, bundleShortCode) },
		...{ name, referenceSku, description, bundleShortCode, discount, currency, price },
	};
}
