import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { parseSizes, type SizeProblem } from "../catalogue/fitment/trade-size.rules.ts";
import { cleanText, type TextProblem } from "../catalogue/vehicles/catalogue-text.rules.ts";
import { withoutGuard } from "../csv/csv-write.rules.ts";
import { nameKey } from "../db/search-text.rules.ts";
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
	| TextProblem
	| SizeProblem
	| "catalogue.row_too_wide"
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
	| "products.size_of_other_kind"
	| "products.row_twice";

export type ProductRowError = { field: ProductField | "row"; code: ProductRowProblem; value: string };

const MAX_SHOWN = 200;

/** Carries a row's error out of nested calls; never leaves this file. */
class Refused extends Error {
	readonly error: ProductRowError;

	constructor(field: ProductRowError["field"], code: ProductRowProblem, value: string) {
		super(code);
		this.error = { field, code, value: value.replace(/[\p{Cc}\p{Cs}]/gu, "\uFFFD").slice(0, MAX_SHOWN) };
	}
}

type Cells = { cell: (field: ProductField) => string; text: (field: ProductField) => string };

/** The parsed cells of a row, or its first error. */
export function readProductRow(
	cells: readonly string[],
	mapping: ProductMapping,
	known: ProductKnowledge,
): { record: ProductRecord } | { error: ProductRowError } {
	try {
		const beyond = cells.slice(mapping.width ?? cells.length).join("");
		if (beyond.trim() !== "") throw new Refused("row", "catalogue.row_too_wide", beyond);
		const cell = (field: ProductField) => withoutGuard(cells[mapping.columns[field] ?? -1] ?? "");
		const text = (field: ProductField) => {
			const cleaned = cleanText(cell(field));
			if (typeof cleaned === "string") throw new Refused(field, cleaned, cell(field));
			return cleaned.text;
		};
		const sku = text("sku");
		if (sku === "") throw new Refused("sku", "products.sku_missing", "");
		const parts = partsOf({ cell, text }, mapping.unit, known);
		return { record: { companyId: ownerOf(text("company"), known), ...parts, sku, name: text("name") } };
	} catch (error) {
		if (error instanceof Refused) return { error: error.error };
		throw error;
	}
}

function ownerOf(name: string, { companies, owner }: ProductKnowledge): number | null {
	if (name === "") return owner;
	const id = companies.get(nameKey(name));
	if (id === undefined) throw new Refused("company", "products.company_unknown", name);
	if (id === null) throw new Refused("company", "products.company_ambiguous", name);
	return id;
}

/** The parts: a front set, a rear blade, an adapter, or a front set and a rear blade, which is a bundle. */
function partsOf(
	cells: Cells,
	unit: ProductMapping["unit"],
	{ assortments }: ProductKnowledge,
): Pick<ProductRecord, "kind" | "partsKey"> {
	const code = cells.text("code").toUpperCase();
	if (code === "") throw new Refused("code", "products.code_missing", "");
	const series = assortments.get(code);
	if (!series) throw new Refused("code", "products.code_unknown", code);
	const size = sizeReader(cells.cell, unit);
	const [driver, passenger, rear] = [size("driver"), size("passenger"), size("rear")];
	if (series.kind !== "front") {
		if (driver !== null) throw new Refused("driver", "products.size_of_other_kind", String(driver));
		if (passenger !== null) throw new Refused("passenger", "products.size_of_other_kind", String(passenger));
	}
	if (series.kind === "adapter") {
		if (rear !== null) throw new Refused("rear", "products.size_of_other_kind", String(rear));
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
	if (rearCode === "") throw new Refused("rearCode", "products.rear_code_missing", "");
	const rearSeries = assortments.get(rearCode);
	if (rearSeries?.kind !== "rear") throw new Refused("rearCode", "products.rear_code_unknown", rearCode);
	return { kind: "bundle", partsKey: bundleKey(front, rearSku(rearCode, made(rearSeries.sizes, "rear", rear))) };
}

/** A size for which the series has a blade. */
function made(sizes: ReadonlySet<number>, field: "driver" | "passenger" | "rear", size: number | null): number {
	if (size === null)
		throw new Refused(field, field === "rear" ? "products.rear_missing" : "products.driver_missing", "");
	if (!sizes.has(size)) throw new Refused(field, "products.size_not_made", String(size));
	return size;
}

const sizeReader = (cell: Cells["cell"], unit: ProductMapping["unit"]) => (field: "driver" | "passenger" | "rear") => {
	const sizes = parseSizes(cell(field), unit);
	if (typeof sizes === "string") throw new Refused(field, sizes, cell(field));
	if (sizes.length > 1) throw new Refused(field, "products.one_size", cell(field));
	return sizes[0] ?? null;
};
