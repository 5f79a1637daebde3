import type { CallBudget } from "../imports/call-budget.rules.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";

const COPIES_AT_A_TIME = 4;

type Place = { bucket: R2Bucket; prefix: string };

/**
 * Copies the objects that `to` lacks. Names are immutable, so one that is there is never copied again. True if all are
 * there; false if the budget was spent before.
 */
export async function copyObjects(
	from: Place,
	to: Place,
	isCopied: (name: string) => boolean,
	budget: CallBudget,
): Promise<boolean> {
	let cursor: string | undefined;
	let previous: string | undefined;
	do {
		const page = await from.bucket.list({ prefix: from.prefix, ...(cursor !== undefined && { cursor }) });
		budget.spend(1);
		const names = page.objects.map(({ key }) => key.slice(from.prefix.length));
		const there = await namesBetween(to, previous, names.at(-1) ?? "", budget);
		const missing = names.filter((name) => isCopied(name) && !there.has(name));
		const copied = await mapWithConcurrency(missing, COPIES_AT_A_TIME, (name) => copy(name), budget.isLeft);
		if (copied.length < missing.length) return false;
		previous = names.at(-1);
		cursor = page.truncated ? page.cursor : undefined;
		if (cursor !== undefined && !budget.isLeft()) return false;
	} while (cursor !== undefined);
	return true;

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
	{ bucket, prefix }: Place,
	after: string | undefined,
	last: string,
	budget: CallBudget,
): Promise<Set<string>> {
	const names = new Set<string>();
	let startAfter = after === undefined ? undefined : prefix + after;
	for (;;) {
		const page = await bucket.list({ prefix, ...(startAfter !== undefined && { startAfter }) });
		budget.spend(1);
		for (const { key } of page.objects) names.add(key.slice(prefix.length));
		startAfter = page.objects.at(-1)?.key;
		if (!page.truncated || startAfter === undefined || startAfter >= prefix + last) return names;
	}
}
