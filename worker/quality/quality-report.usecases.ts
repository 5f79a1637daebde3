import type { CatalogueContext } from "../catalogue/catalogue-context.ts";
import { activeManifest } from "../catalogue/versions/active-manifest.repository.ts";
import { loadShard } from "../catalogue/versions/version-shards.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { groupBySize } from "../storage/group-by-size.rules.ts";
import { contentHash, getImmutable, immutableKey, putImmutableBytes } from "../storage/immutable.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";
import { addSizes, type CarIssue, inspectShard, type SizeUse } from "./quality.rules.ts";
import { QUALITY_KINDS, type QualityKind } from "./quality-kind.rules.ts";

export type Counts = Record<QualityKind, number>;
/** Stored beside the version: it depends only on shards and the year. Assortments are read again each time. */
type Report = { counts: Counts; findings: CarIssue[]; sizes: SizeUse[] };
/** The key of its report, and the shards of some vehicle brands. */
type Piece = { key: string; hashes: string[] };

/** Of the stored reports: 2 with variants, 3 with years. */
const FORM = 3;
/** Their findings are stored together, too: after a correction only these shards are read again. */
const BRANDS_A_PIECE = 50;
/** A request has six connections (workers/platform/limits). */
const AT_ONCE = 6;
/** Findings stored per kind; all of them are counted. */
const STORED_MAX = 5000;

export async function readReport(context: CatalogueContext): Promise<Report> {
	const { db, media, now } = context;
	const [active] = await activeManifest(db);
	if (!active) return sumOf([]);
	const currentYear = new Date(now()).getUTCFullYear();
	const whole = await pieceOf(
		active.manifest.brands.map(([, , hash]) => hash),
		currentYear,
	);
	return (await stored(media, whole)) ?? store(context, whole, await makeReport(context, whole.hashes, currentYear));
}

/** Piece by piece: what a request has found stays if it is cut off, and few findings are in memory. */
async function makeReport(context: CatalogueContext, hashes: string[], currentYear: number): Promise<Report> {
	const groups = groupBySize(hashes, BRANDS_A_PIECE, () => 1);
	const pieces = await Promise.all(groups.map((group) => pieceOf(group, currentYear)));
	let report = sumOf([]);
	for (const some of groupBySize(pieces, AT_ONCE, () => 1)) {
		const known = await Promise.all(some.map((piece) => stored(context.media, piece)));
		const width = Math.floor(AT_ONCE / Math.max(1, known.filter((one) => !one).length));
		const make = async (piece: Piece) =>
			store(context, piece, await inspect(context.media, piece.hashes, currentYear, width));
		report = sumOf([report, ...(await Promise.all(some.map((piece, index) => known[index] ?? make(piece))))]);
	}
	return report;
}

async function inspect(media: R2Bucket, hashes: string[], currentYear: number, width: number): Promise<Report> {
	const reports = await mapWithConcurrency(hashes, width, async (hash): Promise<Report> => {
		const { issues, sizes } = inspectShard(await loadShard(media, hash), currentYear);
		const of = (kind: QualityKind) => issues.filter((issue) => issue.kind === kind);
		return { counts: countsBy((kind) => of(kind).length), findings: QUALITY_KINDS.flatMap(of), sizes };
	});
	return sumOf(reports);
}

function sumOf(reports: readonly Report[]): Report {
	const counts = countsBy((kind) => reports.reduce((sum, report) => sum + report.counts[kind], 0));
	const left = countsBy(() => STORED_MAX);
	const issues = reports.flatMap((report) => report.findings.filter(({ kind }) => left[kind]-- > 0));
	const sizes = new Map<string, SizeUse>();
	for (const report of reports) addSizes(sizes, report.sizes);
	return { counts, findings: issues, sizes: [...sizes.values()] };
}

const countsBy = (count: (kind: QualityKind) => number): Counts => ({
	options: count("options"),
	hole: count("hole"),
	year: count("year"),
	missing: count("missing"),
	size: count("size"),
});

const pieceOf = async (hashes: string[], currentYear: number): Promise<Piece> => ({
	hashes,
	key: await contentHash(encodeText([FORM, currentYear, ...hashes].join())),
});

const stored = (media: R2Bucket, { key }: Piece) => getImmutable<Report>(media, "quality", key);

async function store({ media, now }: CatalogueContext, { key }: Piece, report: Report): Promise<Report> {
	await putImmutableBytes(media, immutableKey("quality", key), encodeText(JSON.stringify(report)), now());
	return report;
}
