import type { CatalogueContext } from "../catalogue/catalogue-context.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { List } from "../http/list.schema.ts";
import { soldSizes } from "./quality.repository.ts";
import { type QualityIssue, unsoldSizes } from "./quality.rules.ts";
import type { QualityListInput } from "./quality.schema.ts";
import { type Counts, readReport } from "./quality-report.usecases.ts";

/** Problems in the active catalogue, by vehicle brand and model; sizes without an assortment first. */
export async function listIssues(
	context: CatalogueContext,
	{ page, pageSize, search, kind }: QualityListInput,
): Promise<List<QualityIssue> & { totals: Counts }> {
	const { all, totals } = await allIssues(context);
	const words = searchText(search).split(/\s+/).filter(Boolean);
	const matching = all.filter(
		(one) =>
			(kind === undefined || one.kind === kind) &&
			words.every((word) => searchText(one.brand.name, one.model.name, one.body, one.note).includes(word)),
	);
	return { data: matching.slice((page - 1) * pageSize, page * pageSize), totalItemCount: matching.length, totals };
}

/** Every stored finding, and the number of each kind. */
export async function allIssues(context: CatalogueContext): Promise<{ all: QualityIssue[]; totals: Counts }> {
	const { counts, findings: issues, sizes } = await readReport(context);
	const unsold = unsoldSizes(sizes, await soldSizes(context.db));
	return { all: [...unsold, ...issues], totals: { ...counts, size: unsold.length } };
}
