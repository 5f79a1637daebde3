import type { Actor } from "../audit/audit-entry.repository.ts";
import { createCompanyRepository } from "../companies/company.repository.ts";
import type { Database } from "../db/database.ts";
import { companyNotYours, companyRequired } from "../finders/finder.errors.ts";
import { companyFor, type Scope } from "../http/scope.ts";
import { RowError } from "../imports/row-error.rules.ts";
import {
	ownPriceInvalid,
	partsRefused,
	priceAndDiscount,
	priceCurrencyUnknown,
	setProductStale,
} from "./product.errors.ts";
import { readProductAssortments } from "./product-assortment.repository.ts";
import { type ProductKey, type ProductParts, toKnown, toPartsKey } from "./product-parts.rules.ts";
import { createSetProductRepository } from "./set-product.repository.ts";
import { mergePart, ofItsType, type StoredProduct, toStoredProduct } from "./set-product.rules.ts";
import type { ProductAssortment, SetProduct, SetProductInput, SetProductPart } from "./set-product.schema.ts";

type Writer = { db: Database; scope: Scope; by: Actor; now: number };

export async function createSetProduct(
	{ db, scope, by, now }: Writer,
	companyId: number | null | undefined,
	input: SetProductInput,
): Promise<SetProduct> {
	const owner = await ownerOf(db, scope, companyId);
	const product = await checked(db, owner, input);
	return createSetProductRepository(db, scope).create(owner, product, by, now);
}

export async function updateSetProduct(
	{ db, scope, by, now }: Writer,
	id: number,
	part: SetProductPart,
	version: number,
): Promise<SetProduct> {
	const repository = createSetProductRepository(db, scope);
	const [row, before] = await Promise.all([repository.find(id), repository.get(id)]);
	// First: fields that aren't sent are compared with those of the version that was read.
	if (before.version !== version) throw setProductStale();
	return repository.update(row, await checked(db, row.companyId, mergePart(before, part)), version, by, now);
}

/** An administrator names the company, or null for all; other users have their own, and naming one is an error. */
export async function ownerOf(
	db: Database,
	scope: Scope,
	companyId: number | null | undefined,
): Promise<number | null> {
	const owner = companyFor(scope, companyId, { required: companyRequired, notYours: companyNotYours }, false);
	return scope === "all" && owner !== null ? (await createCompanyRepository(db, scope).get(owner)).id : owner;
}

export const toOwnerScope = (companyId: number | null): Scope => (companyId === null ? "all" : { companyId });

/** The columns to store: parts that the owner may sell, and a price in a currency that exists. */
async function checked(db: Database, owner: number | null, raw: SetProductInput): Promise<StoredProduct> {
	const input = ofItsType(raw);
	const { price, currency, discount } = input;
	const { assortments, digits } = await readProductAssortments(db, toOwnerScope(owner), currency);
	const key = keyOf(input, assortments);
	if (price !== null && digits === undefined) throw priceCurrencyUnknown();
	if (price !== null && discount !== null) throw priceAndDiscount();
	const product = toStoredProduct(input, key, digits ?? 0);
	if (!product) throw ownPriceInvalid();
	return product;
}

function keyOf(parts: ProductParts, assortments: readonly ProductAssortment[]): ProductKey {
	try {
		return toPartsKey(parts, toKnown(assortments));
	} catch (error) {
		if (error instanceof RowError) throw partsRefused(error.rejection.field, error.rejection.code);
		throw error;
	}
}
