import type { Scope } from "../http/scope.ts";

/** Tags of bootstraps in the platform's cache: each has those of what it shows. */
export const CATALOGUE_TAG = "catalogue";
const CONTENTS_TAG = "contents";
const finderTag = (id: number | undefined): string => `finder-${id}`;
const companyTag = (id: number | undefined): string => `company-${id}`;

/** All are of the catalogue, which stands for everything that all shops share. */
export const bootstrapTags = (finder: { id: number; companyId: number; articles: readonly number[] }): string[] => [
	...[finderTag(finder.id), companyTag(finder.companyId), CATALOGUE_TAG],
	...(finder.articles.length > 0 ? [CONTENTS_TAG] : []),
];

/** What a call wrote: ids from its path or body, and for whom. */
export type Change = { id?: number | undefined; finderId?: number | undefined; scope: Scope };

const ofFinder = ({ id, finderId }: Change): string[] => [finderTag(finderId ?? id)];
const ofCompany = ({ id }: Change): string[] => [companyTag(id)];
const ofAll = (): string[] => [CATALOGUE_TAG];
const ofContents = (): string[] => [CONTENTS_TAG];
const ofOwner = ({ scope }: Change): string[] => tagsOfOwner(scope);

/** An administrator's set products are for all companies. */
export const tagsOfOwner = (owner: Scope): string[] => [owner === "all" ? CATALOGUE_TAG : companyTag(owner.companyId)];

/**
 * The calls after which bootstraps show something else, and the tags of these. Not what is in stock, which changes with each
 * order: it is as old as the caches let it be.
 */
export const TAGS_AFTER: Readonly<Record<string, (change: Change) => string[]>> = {
	"/admin/api/config/save/:id": ofFinder,
	"/admin/api/config/remove": ofFinder,
	"/admin/api/config/settings/edit": ofFinder,
	"/admin/api/config/instructions/edit": ofFinder,
	"/admin/api/config/:id/offer/save": ofFinder,
	"/admin/api/pricing/save-special": ofFinder,
	"/admin/api/pricing/save-special/front": ofFinder,
	"/admin/api/pricing/save-special/rear": ofFinder,
	"/admin/api/pricing/save-special/adapter": ofFinder,
	"/admin/api/config/assortment/set-group-price": ofFinder,
	"/admin/api/config/assortment/delete-group-price": ofFinder,
	"/admin/api/config/assortment/set-individual-price": ofFinder,
	"/admin/api/company/save/:id": ofCompany,
	"/admin/api/content/save/:id": ofContents,
	"/admin/api/content/remove/:id": ofContents,
	"/admin/api/product/save": ofOwner,
	"/admin/api/product/save/:id": ofOwner,
	"/admin/api/product/remove": ofOwner,
	"/admin/api/set-product/save": ofOwner,
	"/admin/api/set-product/save/:id": ofOwner,
	"/admin/api/set-product/remove": ofOwner,
	"/admin/api/assortment/save": ofAll,
	"/admin/api/assortment/save/:id": ofAll,
	"/admin/api/brand/save/:id": ofAll,
	"/admin/api/catalogue/car/alias": ofAll,
	"/admin/api/catalogue/car/alias/remove": ofAll,
	"/admin/api/catalogue/car/correct": ofAll,
	"/admin/api/catalogue/car/correct/remove": ofAll,
	"/admin/api/catalogue/correct": ofAll,
	"/admin/api/catalogue/correct/remove": ofAll,
	"/admin/api/catalogue/version/activate/:id": ofAll,
};
