import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { parseSizes, type SizeProblem } from "../catalogue/fitment/trade-size.rules.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { type Cells, parseRow, type Rejection, RowError } from "../imports/row-error.rules.ts";
import { bundleKey } from "../offers/bundle.rules.ts";
import { adapterSku, rearSku, setSku } from "../offers/sku.rules.ts";
import type { ProductMapping } from "./product-import.schema.ts";
import type { ProductField } from "./product-mapping.rules.ts";

/** A row's set product or bundle. `companyId` null: its sku is used by every company. */
export type ProductRecord = {
	companyId: number | null;
	kind: "set" | "bundle";
	/** The derived sku of the same parts; a bundle's two are joined by a plus. */
	partsKey: string;
	sku: string;
	/** Empty: the derived title. */
	name: string;
};

/** What rows may refer to. */
export type ProductKnowledge = {
	/** By code: its kind, and the trade sizes of its blades. */
	assortments: ReadonlyMap<string, { kind: AssortmentKind; sizes: ReadonlySet<number> }>;
	/** By id, and by the key of the title; null if several have the same title. */
	companies: ReadonlyMap<string, number | null>;
	/** The owner of rows without a company. */
	owner: number | null;
};

export type ProductRowProblem =
	| SizeProblem
	| "products.sku_missing"
	| "products.code_missing"
	| "products.code_unknown"
	| "products.rear_code_unknown"
	| "products.rear_code_missing"
	| "products.company_unknown"
	| "products.company_ambiguous"
	| "products.driver_missing"
	| "products.rear_missing"
	| "products.one_size"
	| "products.size_not_made"
	| "products.size_of_other_kind";

const reject = (field: ProductField, code: ProductRowProblem, value: string) => new RowError(field, code, value);

/** The parsed cells of a row, or its first error. */
export const readProductRow = (
	cells: readonly string[],
	mapping: ProductMapping,
	known: ProductKnowledge,
): { record: ProductRecord } | { error: Rejection } =>
	parseRow<ProductField, { record: ProductRecord }>(cells, mapping, (row) => {
		const sku = row.text("sku");
		if (sku === "") throw reject("sku", "products.sku_missing", "");
		const parts = partsOf(row, mapping.unit, known);
		return { record: { companyId: ownerOf(row.text("company"), known), ...parts, sku, name: row.text("name") } };
	});

function ownerOf(name: string, { companies, owner }: ProductKnowledge): number | null {
	if (name === "") return owner;
	const id = companies.get(nameKey(name));
	if (id === undefined) throw reject("company", "products.company_unknown", name);
	if (id === null) throw reject("company", "products.company_ambiguous", name);
	return id;
}

/** The parts: a front set, a rear blade, an adapter, or a front set and a rear blade, which is a bundle. */
function partsOf(
	cells: Cells<ProductField>,
	unit: ProductMapping["unit"],
	{ assortments }: ProductKnowledge,
): Pick<ProductRecord, "kind" | "partsKey"> {
	const code = cells.text("code").toUpperCase();
	if (code === "") throw reject("code", "products.code_missing", "");
	const series = assortments.get(code);
	if (!series) throw reject("code", "products.code_unknown", code);
	const size = sizeReader(cells.cell, unit);
	const [driver, passenger, rear] = [size("driver"), size("passenger"), size("rear")];
	if (series.kind !== "front") {
		if (driver !== null) throw reject("driver", "products.size_of_other_kind", String(driver));
		if (passenger !== null) throw reject("passenger", "products.size_of_other_kind", String(passenger));
	}
	if (series.kind === "adapter") {
		if (rear !== null) throw reject("rear", "products.size_of_other_kind", String(rear));
		return { kind: "set", partsKey: adapterSku(code) };
	}
	if (series.kind === "rear") return { kind: "set", partsKey: rearSku(code, made(series.sizes, "rear", rear)) };
	const front = setSku(
		code,
		made(series.sizes, "driver", driver),
		passenger === null ? null : made(series.sizes, "passenger", passenger),
	);
	const rearCode = cells.text("rearCode").toUpperCase();
	if (rear === null && rearCode === "") return { kind: "set", partsKey: front };
	if (rearCode === "") throw reject("rearCode", "products.rear_code_missing", "");
	const rearSeries = assortments.get(rearCode);
	if (rearSeries?.kind !== "rear") throw reject("rearCode", "products.rear_code_unknown", rearCode);
	return { kind: "bundle", partsKey: bundleKey(front, rearSku(rearCode, made(rearSeries.sizes, "rear", rear))) };
}

/** A size for which the series has a blade. */
function made(sizes: ReadonlySet<number>, field: "driver" | "passenger" | "rear", size: number | null): number {
	if (size === null) throw reject(field, field === "rear" ? "products.rear_missing" : "products.driver_missing", "");
	if (!sizes.has(size)) throw reject(field, "products.size_not_made", String(size));
	return size;
}

const sizeReader =
	(cell: Cells<ProductField>["cell"], unit: ProductMapping["unit"]) => (field: "driver" | "passenger" | "rear") => {
		const sizes = parseSizes(cell(field), unit);
		if (typeof sizes === "string") throw reject(field, sizes, cell(field));
		if (sizes.length > 1) throw reject(field, "products.one_size", cell(field));
		return sizes[0] ?? null;
	};
