import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import type { Runtime } from "#scripts/bench/runtime.ts";
import type { Confirmed } from "./back-office.ts";
import type { SoakFinder, SoakWorld } from "./soak-world.ts";
import type { SentCounts } from "./visitors.ts";

/** Something that has to be true of the data in the end; `faults` say where it isn't. */
export type Check = { name: string; count: number; faults: string[] };

const priceSchema = z.object({
	specialPrices: z.array(z.object({ price: z.number(), frontWiper: z.object({ id: z.int() }) })),
});
const bootstrapSchema = z.object({ offer: z.string(), brands: z.array(z.tuple([z.int(), z.string(), z.string()])) });

/** Reads what has been confirmed back, and looks for what is broken, half done or left over. */
export async function checkData(
	{ url, env }: Runtime,
	{ finders, admin }: SoakWorld,
	confirmed: Map<SoakFinder, Confirmed>,
	{ visits }: SentCounts,
): Promise<Check[]> {
	const db = drizzle(env.DB);
	return [
		await checkDatabase(),
		await checkPrices(),
		await checkLabels(),
		await checkObjects(),
		await checkVisits(),
		await checkLeftovers(),
	];

	async function checkDatabase(): Promise<Check> {
		const quick = await db.all<{ quick_check: string }>(sql`PRAGMA quick_check`);
		const foreign = await db.all(sql`PRAGMA foreign_key_check`);
		const faults = quick.filter((row) => row.quick_check !== "ok").map((row) => row.quick_check);
		return {
			name: "the database's own checks",
			count: 2,
			faults: [...faults, ...foreign.map((row) => JSON.stringify(row))],
		};
	}

	async function checkPrices(): Promise<Check> {
		const check: Check = { name: "confirmed prices", count: 0, faults: [] };
		for (const [finder, { prices }] of confirmed) {
			const read = priceSchema.parse(await readJson("/admin/api/pricing", finder.token, { finderId: finder.id }));
			const stored = new Map(read.specialPrices.map(({ price, frontWiper }) => [frontWiper.id, price]));
			for (const [wiper, price] of prices) {
				check.count++;
				if (stored.get(wiper) !== price)
					check.faults.push(`Finder ${finder.id}, wiper ${wiper}: ${stored.get(wiper)}, not ${price}`);
			}
		}
		return check;
	}

	async function checkLabels(): Promise<Check> {
		const check: Check = { name: "confirmed labels", count: 0, faults: [] };
		for (const [finder, { label }] of confirmed) {
			if (label === undefined) continue;
			check.count++;
			const read = z
				.object({ label: z.string() })
				.parse(await readJson(`/admin/api/config/${finder.id}`, finder.token));
			if (read.label !== label) check.faults.push(`Finder ${finder.id}: ${read.label}, not ${label}`);
		}
		return check;
	}

	/** All that the finders name is there: their offer, and each brand's shard. */
	async function checkObjects(): Promise<Check> {
		const check: Check = { name: "offers and shards that finders name", count: 0, faults: [] };
		const names = new Set<string>();
		for (const { uuid } of finders) {
			const { offer, brands } = bootstrapSchema.parse(await readJson(`/finder/v1/${uuid}`));
			names.add(`offers/${offer}`);
			for (const [, , shard] of brands) names.add(`shards/${shard}`);
		}
		for (const name of names) {
			check.count++;
			const answer = await fetch(`${url}/finder/v1/${name}`);
			const text = await answer.text();
			if (!answer.ok || !isJson(text)) check.faults.push(`${name}: ${answer.status}`);
		}
		return check;
	}

	async function checkVisits(): Promise<Check> {
		const check: Check = { name: "visits that were answered with 204", count: 0, faults: [] };
		for (const { id, uuid } of finders) {
			const [row] = await db.all<{ ready: number | null }>(
				sql`SELECT sum(ready) AS ready FROM finder_sightings WHERE finder_id = ${id}`,
			);
			const [counted, expected] = [row?.ready ?? 0, visits.get(uuid) ?? 0];
			check.count += expected;
			if (counted !== expected) check.faults.push(`Finder ${id}: ${counted} counted of ${expected}`);
		}
		return check;
	}

	/** Ended imports leave no rows that wait to be taken over. */
	async function checkLeftovers(): Promise<Check> {
		const [row] = await db.all<{ waiting: number }>(sql`
			SELECT (SELECT count(*) FROM catalogue_import_chunks JOIN catalogue_imports ON catalogue_imports.id = import_id
				WHERE state NOT IN ('receiving', 'building')) +
				(SELECT count(*) FROM product_import_rows JOIN product_imports ON product_imports.id = import_id
				WHERE state NOT IN ('receiving', 'building')) +
				(SELECT count(*) FROM order_import_rows JOIN order_imports ON order_imports.id = import_id
				WHERE state NOT IN ('receiving', 'building')) AS waiting`);
		const waiting = row?.waiting ?? 0;
		return { name: "rows left by ended imports", count: waiting, faults: waiting === 0 ? [] : [`${waiting} rows`] };
	}

	async function readJson(path: string, token = admin, body?: object): Promise<unknown> {
		const answer = await fetch(url + path, {
			method: body ? "POST" : "GET",
			headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
			...(body && { body: JSON.stringify(body) }),
		});
		return answer.json();
	}
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
