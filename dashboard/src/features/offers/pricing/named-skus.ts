import type { TFunction } from "i18next";

const NAMED = 10;

/** Some skus, and the number of the others. */
export function namedSkus(t: TFunction, skus: readonly string[]): string {
	const more = skus.length - NAMED;
	return [skus.slice(0, NAMED).join(", "), ...(more > 0 ? [t("percent.more", { count: more })] : [])].join(" ");
}
