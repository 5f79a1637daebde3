import type { CallBudget } from "../imports/call-budget.rules.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";

const COPIES_AT_A_TIME = 4;

type Place = { bucket: R2Bucket; prefix: string };

/** How far the copying is: all names up to `after` are there. It is set as pages are done, also if one fails later. */
export type Copying = { after: string | undefined };

/**
 * Copies the objects that `to` lacks, without those that begin like one of `skipped`. Names are immutable, so one that is
 * there is never copied again. True if all are there; false if the budget was spent before: then it goes on at `copying`.
 */
export async function copyObjects(
	from: Place,
	to: Place,
	skipped: readonly string[],
	budget: CallBudget,
	copying: Copying = { after: undefined },
): Promise<boolean> {
	for (;;) {
		const page = await listAfter(from, copying.after, budget);
		const there = await namesBetween(to, copying.after, page.names.at(-1) ?? "", skipped, budget);
		const missing = page.names.filter((name) => !beginsLike(name, skipped) && !there.has(name));
		const copied = await mapWithConcurrency(missing, COPIES_AT_A_TIME, (name) => copy(name), budget.isLeft);
		if (copied.length < missing.length) return false;
		const last = pastSkipped(page.names.at(-1), skipped);
		if (page.isLast || last === undefined) return true;
		copying.after = last;
		if (!budget.isLeft()) return false;
	}

	async function copy(name: string): Promise<void> {
		budget.spend(2);
		const object = await from.bucket.get(from.prefix + name);
		// Deleted since it was listed: nothing points to it.
		if (!object) return;
		const { httpMetadata, customMetadata } = object;
		await to.bucket.put(to.prefix + name, object.body, {
			...(httpMetadata && { httpMetadata }),
			...(customMetadata && { customMetadata }),
		});
	}
}

/** Listings are in the order of their names, so both buckets are walked side by side. */
async function namesBetween(
	place: Place,
	after: string | undefined,
	last: string,
	skipped: readonly string[],
	budget: CallBudget,
): Promise<Set<string>> {
	const all = new Set<string>();
	let previous = after;
	for (;;) {
		const { names, isLast } = await listAfter(place, previous, budget);
		for (const name of names) all.add(name);
		previous = pastSkipped(names.at(-1), skipped);
		if (isLast || previous === undefined || previous >= last) return all;
	}
}

async function listAfter({ bucket, prefix }: Place, after: string | undefined, budget: CallBudget) {
	const page = await bucket.list({ prefix, ...(after !== undefined && { startAfter: prefix + after }) });
	budget.spend(1);
	return { names: page.objects.map(({ key }) => key.slice(prefix.length)), isLast: !page.truncated };
}

const beginsLike = (name: string, skipped: readonly string[]): string | undefined =>
	skipped.find((prefix) => name.startsWith(prefix));

/** There may be many of those that are skipped: the next page begins after all that begin alike. */
function pastSkipped(name: string | undefined, skipped: readonly string[]): string | undefined {
	const prefix = name === undefined ? undefined : beginsLike(name, skipped);
	return prefix === undefined ? name : `${prefix}\uffff`;
}
