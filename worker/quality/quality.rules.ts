import type { Shard, ShardSpan, ShardVariant } from "../catalogue/fitment/shard.rules.ts";
import { isTooLate } from "../catalogue/vehicles/model-year.rules.ts";

/** `variantId` null: all variants of the model. */
type Car = {
	brand: { id: number; name: string };
	model: { id: number; name: string };
	variantId: number | null;
	body: string;
	steering: string;
	note: string;
};
type Years = { yearFrom: number; yearTo: number | null };

export type CarIssue = Car &
	Years &
	(
		| { kind: "options"; options: number }
		| { kind: "hole" | "year" }
		| { kind: "missing"; position: "driver" | "passenger" | "both" }
	);

/** How many spans of years use a size (whole inches), and one car as an example. */
export type SizeUse = { position: "front" | "rear"; size: number; spans: number; example: Car & Years };

export type SizeIssue = Omit<SizeUse, "example"> & { kind: "size" } & Car & Years;
export type QualityIssue = CarIssue | SizeIssue;

type ShardCar = { shard: Shard; car: Car; currentYear: number };

/** The problems of one vehicle brand, and the sizes it needs. */
export function inspectShard(shard: Shard, currentYear: number): { issues: CarIssue[]; sizes: SizeUse[] } {
	const issues: CarIssue[] = [];
	const sizes = new Map<string, SizeUse>();
	for (const [id, name, variants] of shard.models) {
		const model = { brand: { id: shard.id, name: shard.name }, model: { id, name } };
		const all = { ...model, variantId: null, body: "", steering: "", note: "" };
		issues.push(...holes(variants).map((years) => ({ kind: "hole" as const, ...all, ...years })));
		for (const [variantId, body, steering, note, spans] of variants) {
			const shardCar = { shard, currentYear, car: { ...model, variantId, body, steering, note } };
			for (const span of spans) {
				issues.push(...spanIssues(shardCar, span));
				countSizes(shardCar, span, sizes);
			}
		}
	}
	return { issues, sizes: [...sizes.values()] };
}

const yearsOf = ([from, to]: ShardSpan): Years => ({ yearFrom: from, yearTo: to === 0 ? null : to });
const optionsOf = ({ shard }: ShardCar, [, , optionIndexes]: ShardSpan) =>
	optionIndexes.flatMap((optionIndex) => {
		const option = shard.options[optionIndex];
		return option ? [option] : [];
	});

function spanIssues(shardCar: ShardCar, span: ShardSpan): CarIssue[] {
	const options = optionsOf(shardCar, span);
	const subject = { ...shardCar.car, ...yearsOf(span) };
	const issues: CarIssue[] = [];
	if (isTooLate({ from: span[0], to: span[1] }, shardCar.currentYear)) issues.push({ kind: "year", ...subject });
	if (options.length > 1) issues.push({ kind: "options", ...subject, options: options.length });
	const lacksDriver = options.some(([driver]) => driver.length === 0);
	const lacksPassenger = options.some(([, passenger]) => passenger.length === 0);
	if (lacksDriver || lacksPassenger) {
		const position = lacksDriver && lacksPassenger ? "both" : lacksDriver ? "driver" : "passenger";
		issues.push({ kind: "missing", ...subject, position });
	}
	return issues;
}

function countSizes(shardCar: ShardCar, span: ShardSpan, sizes: Map<string, SizeUse>): void {
	const options = optionsOf(shardCar, span);
	const fronts = new Set(options.flatMap(([driver, passenger]) => [...driver, ...passenger]));
	const rears = new Set(options.flatMap(([, , rear]) => rear));
	const count = (position: "front" | "rear") => (size: number) => {
		const key = `${position} ${size}`;
		const use = sizes.get(key) ?? { position, size, spans: 0, example: { ...shardCar.car, ...yearsOf(span) } };
		sizes.set(key, { ...use, spans: use.spans + 1 });
	};
	fronts.forEach(count("front"));
	rears.forEach(count("rear"));
}

/** The years between a model's first and last that none of its variants covers. */
function holes(variants: ShardVariant[]): Years[] {
	const spans = variants.flatMap(([, , , , ofVariant]) => ofVariant).sort((a, b) => a[0] - b[0]);
	const subject: Years[] = [];
	let covered = spans[0]?.[0] ?? 0;
	for (const [from, to] of spans) {
		if (from > covered) subject.push({ yearFrom: covered, yearTo: from - 1 });
		if (to === 0) break;
		covered = Math.max(covered, to + 1);
	}
	return subject;
}

/** Sizes for which no assortment has a blade, those that most cars need first. */
export const unsoldSizes = (
	uses: readonly SizeUse[],
	sold: Record<SizeUse["position"], ReadonlySet<number>>,
): SizeIssue[] =>
	uses
		.filter(({ position, size }) => !sold[position].has(size))
		.sort((one, other) => other.spans - one.spans || one.size - other.size)
		.map(({ example, ...use }) => ({ kind: "size", ...use, ...example }));

/** The same sizes of several vehicle brands together. */
export function addSizes(sums: Map<string, SizeUse>, uses: readonly SizeUse[]): void {
	for (const use of uses) {
		const key = `${use.position} ${use.size}`;
		const sum = sums.get(key);
		sums.set(key, sum ? { ...sum, spans: sum.spans + use.spans } : use);
	}
}
