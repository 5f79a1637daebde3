import type { AnswerProduct } from "./answer.rules.ts";
import type { Offer, OfferBundle } from "./offer.rules.ts";
import { rearSku, setSku } from "./sku.rules.ts";

/** The separator between the two parts of a bundle's key; codes don't contain it. */
const SEPARATOR = "+";

/** The key of a set's and a rear blade's bundle. */
export const bundleKey = (set: string, rear: string): string => set + SEPARATOR + rear;

/** The bundles that join one of these sets with one of these rear blades. */
export function bundlesOf(
	sets: readonly AnswerProduct[],
	rears: readonly AnswerProduct[],
	offer: Offer,
	toUrl: (sku: string) => string | null,
): AnswerProduct[] {
	if (!offer.bundles || offer.bundles.length === 0) return [];
	const setOf = new Map(sets.map((set) => [derivedSku(set, offer), set]));
	const rearOf = new Map(rears.map((rear) => [derivedSku(rear, offer), rear]));
	return offer.bundles.flatMap((bundle) => {
		const [front = "", back = ""] = bundle.partsKey.split(SEPARATOR);
		const [set, rear] = [setOf.get(front), rearOf.get(back)];
		return set && rear ? [join(set, rear, bundle, toUrl(bundle.sku))] : [];
	});
}

const join = (
	set: AnswerProduct,
	rear: AnswerProduct,
	{ sku, name }: OfferBundle,
	url: string | null,
): AnswerProduct => ({
	...set,
	kind: "bundle",
	sku,
	title: name || `${set.title} + ${rear.title}`,
	price: set.price + rear.price,
	url,
	parts: [...set.parts, ...rear.parts],
});

/** The parts of a product, independent of the owner's name for it. */
function derivedSku({ kind, assortmentId, parts }: AnswerProduct, offer: Offer): string {
	const series = (kind === "rear" ? offer.rear : offer.front).find(({ id }) => id === assortmentId);
	const [first, second] = parts.map(({ lengthInch }) => lengthInch);
	const code = series?.code ?? "";
	return kind === "rear" ? rearSku(code, first ?? 0) : setSku(code, first ?? 0, second ?? null);
}
