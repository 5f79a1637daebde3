import type { CatalogueContext } from "../catalogue/catalogue-context.ts";
import { activeManifest } from "../catalogue/versions/active-manifest.repository.ts";
import { loadShard } from "../catalogue/versions/version-shards.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { List } from "../http/list.schema.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { contentHash, getImmutable, immutableKey, putImmutableBytes } from "../storage/immutable.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";
import { soldSizes } from "./quality.repository.ts";
import {
	addSizes,
	type CarIssue,
	inspectShard,
	type QualityIssue,
	type SizeUse,
	unsoldSizes,
} from "./quality.rules.ts";
import type { QualityListInput } from "./quality.schema.ts";
import { QUALITY_KINDS, type QualityKind } from "./quality-kind.rules.ts";

/** Stored beside the version: it depends only on shards and the year. Assortments are read again each time. */
type Report = { counts: Record<QualityKind, number>; findings: CarIssue[]; sizes: SizeUse[] };
type Counts = Record<QualityKind, number>;

/** Of the stored reports: 2 with variants, 3 with years. */
const FORM = 3;
const CONCURRENCY = 4;
/** Findings stored per kind; all of them are counted. */
const STORED_MAX = 5000;
const EMPTY_REPORT: Report = { counts: { options: 0, hole: 0, year: 0, missing: 0, size: 0 }, findings: [], sizes: [] };

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

async function readReport(context: CatalogueContext): Promise<Report> {
	const { db, media, now } = context;
	const [active] = await activeManifest(db);
	if (!active) return EMPTY_REPORT;
	const shards = active.manifest.brands.map(([, , hash]) => hash);
	const currentYear = new Date(now()).getUTCFullYear();
	const key = await contentHash(encodeText([FORM, currentYear, ...shards].join()));
	const stored = await getImmutable<Report>(media, "quality", key);
	if (stored) return stored;
	const report = await makeReport(context, shards, currentYear);
	await putImmutableBytes(media, immutableKey("quality", key), encodeText(JSON.stringify(report)), now());
	return report;
}

async function makeReport({ media }: CatalogueContext, shards: string[], currentYear: number): Promise<Report> {
	const counts = { ...EMPTY_REPORT.counts };
	const issues: CarIssue[] = [];
	const sizes = new Map<string, SizeUse>();
	const inspections = await mapWithConcurrency(shards, CONCURRENCY, async (hash) => {
		const { issues: ofBrand, sizes: needed } = inspectShard(await loadShard(media, hash), currentYear);
		const of = (kind: QualityKind) => ofBrand.filter((issue) => issue.kind === kind);
		return {
			needed,
			kinds: QUALITY_KINDS.map((kind) => ({ kind, total: of(kind).length, first: of(kind).slice(0, STORED_MAX) })),
		};
	});
	for (const { needed, kinds } of inspections) {
		addSizes(sizes, needed);
		for (const { kind, total, first } of kinds) {
			issues.push(...first.slice(0, Math.max(0, STORED_MAX - counts[kind])));
			counts[kind] += total;
		}
	}
	return { counts, findings: issues, sizes: [...sizes.values()] };
}
