import { parseSizes, type SizeProblem } from "../catalogue/fitment/trade-size.rules.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { type Cells, parseRow, type Rejection, RowError } from "../imports/row-error.rules.ts";
import { type ShortenedProblem, unshortened } from "../imports/shortened-number.rules.ts";
import { type DetailProblem, type KnownCurrencies, type ProductDetails, readDetails } from "./product-details.rules.ts";
import type { ProductMapping } from "./product-import.schema.ts";
import type { ProductField } from "./product-mapping.rules.ts";
import { type KnownAssortments, type PartsProblem, type ProductKey, toPartsKey } from "./product-parts.rules.ts";

/** A row's set product or bundle. `companyId` null: its sku is used by every company. */
export type ProductRecord = ProductKey & ProductDetails & { companyId: number | null; sku: string };

/** What rows may refer to. */
export type ProductKnowledge = {
	assortments: KnownAssortments;
	/** By id, and by the key of the title; null if several have the same title. */
	companies: ReadonlyMap<string, number | null>;
	currencies: KnownCurrencies;
	/** The owner of rows without a company. */
	owner: number | null;
};

export type ProductRowProblem =
	| Exclude<SizeProblem, "catalogue.size_invalid">
	| PartsProblem
	| DetailProblem
	| ShortenedProblem
	| "products.sku_missing"
	| "products.company_unknown"
	| "products.company_ambiguous"
	| "products.size_invalid"
	| "products.one_size";

const reject = (field: ProductField, code: ProductRowProblem, value: string) => new RowError(field, code, value);

/** The parsed cells of a row, or its first error. */
export const readProductRow = (
	cells: readonly string[],
	mapping: ProductMapping,
	known: ProductKnowledge,
): { record: ProductRecord } | { error: Rejection } =>
	parseRow<ProductField, { record: ProductRecord }>(cells, mapping, (row) => {
		const sku = unshortened("sku", row.text("sku"));
		if (sku === "") throw reject("sku", "products.sku_missing", "");
		const parts = partsOf(row, mapping.unit, known);
		const companyId = ownerOf(row.text("company"), known);
		return { record: { companyId, ...parts, sku, ...readDetails(row, parts.kind, known.currencies) } };
	});

function ownerOf(name: string, { companies, owner }: ProductKnowledge): number | null {
	if (name === "") return owner;
	const id = companies.get(nameKey(name));
	if (id === undefined) throw reject("company", "products.company_unknown", name);
	if (id === null) throw reject("company", "products.company_ambiguous", name);
	return id;
}

/** The parts: with a rear assortment it is a bundle of front and rear, with a quantity a multipack. */
function partsOf(cells: Cells<ProductField>, unit: ProductMapping["unit"], known: ProductKnowledge): ProductKey {
	const [code, rearCode] = [cells.text("code").toUpperCase(), cells.text("rearCode").toUpperCase()];
	if (code === "") throw reject("code", "products.code_missing", "");
	const isFront = known.assortments.get(code)?.kind === "front";
	const size = sizeReader(cells.cell, unit);
	const [driver, passenger, rear] = [size("driver"), size("passenger"), size("rear")];
	const quantity = quantityOf(cells.text("quantity"));
	if (quantity > 1) {
		if (rearCode !== "") throw reject("rearCode", "products.code_unfit", rearCode);
		const pack = { bundleType: "multipack", code, driver, passenger, rear, rearCode, quantity } as const;
		return toPartsKey(pack, known.assortments);
	}
	const bundleType = isFront && (rear !== null || rearCode !== "") ? "front-rear" : null;
	return toPartsKey({ bundleType, code, driver, passenger, rear, rearCode, quantity: null }, known.assortments);
}

/** Nothing is one. */
function quantityOf(cell: string): number {
	if (cell === "") return 1;
	if (!/^[1-9]\d{0,3}$/.test(cell)) throw reject("quantity", "products.quantity_invalid", cell);
	return Number(cell);
}

const sizeReader =
	(cell: Cells<ProductField>["cell"], unit: ProductMapping["unit"]) => (field: "driver" | "passenger" | "rear") => {
		const sizes = parseSizes(cell(field), unit);
		// The catalogue's text suggests several sizes.
		if (sizes === "catalogue.size_invalid") throw reject(field, "products.size_invalid", cell(field));
		if (typeof sizes === "string") throw reject(field, sizes, cell(field));
		if (sizes.length > 1) throw reject(field, "products.one_size", cell(field));
		return sizes[0] ?? null;
	};
