export const ASSORTMENT_KINDS = ["front", "rear", "adapter"] as const;
export type AssortmentKind = (typeof ASSORTMENT_KINDS)[number];

/** The name visitors see: `namePrefix + (nameReplace || technicalName)` (design.md, Assortment). */
export function assortmentName(assortment: { namePrefix: string; nameReplace: string; technicalName: string }): string {
	const name = assortment.nameReplace || assortment.technicalName;
	return [assortment.namePrefix, name].filter(Boolean).join(" ");
}
