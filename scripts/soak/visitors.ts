import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Ledger } from "./ledger.ts";
import type { SoakWorld } from "./soak-world.ts";

const PAUSE_MS = 100;

const bootstrapSchema = z.object({ offer: z.string(), brands: z.array(z.tuple([z.int(), z.string(), z.string()])) });
const listSchema = z.object({ data: z.array(z.object({ id: z.int() })) });
const yearsSchema = z.object({ data: z.array(z.int()) });
const vehiclesSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Visits and asked cars that the server has accepted, by finder: what it has to know at the end. */
export type SentCounts = { visits: Map<string, number>; requests: Map<string, number> };

const REQUESTS_SHARE = 0.02;

/** One visitor after another, as the element asks and as a server of a shop's own asks. */
export async function visit(
	{ send }: Ledger,
	{ finders }: SoakWorld,
	counts: SentCounts,
	until: number,
): Promise<void> {
	while (Date.now() < until) {
		const finder = finders[Math.floor(Math.random() * finders.length)];
		if (!finder) return;
		await (Math.random() < 0.7 ? visitPage(finder.uuid) : visitByServer(finder.uuid));
		await pause(PAUSE_MS);
	}

	async function visitPage(uuid: string): Promise<void> {
		const bootstrap = await get(bootstrapSchema, "bootstrap", `/finder/v1/${uuid}`);
		if (!bootstrap) return;
		const { status } = await send({
			kind: "event",
			path: `/finder/v1/${uuid}/events`,
			method: "POST",
			body: { event: "ready" },
			headers: { origin: "https://shop-0.example", "cf-connecting-ip": someAddress() },
		});
		if (status === 204) count(counts.visits, uuid);
		if (Math.random() < REQUESTS_SHARE) await askForCar(uuid);
		const [, , shard] = some(bootstrap.brands) ?? [];
		await send({ kind: "offer", path: `/finder/v1/offers/${bootstrap.offer}` });
		if (shard !== undefined) await send({ kind: "shard", path: `/finder/v1/shards/${shard}` });
	}

	async function askForCar(uuid: string): Promise<void> {
		const { status } = await send({
			kind: "car request",
			path: `/finder/v1/${uuid}/car-requests`,
			method: "POST",
			body: { car: "Lada Niva", email: `${crypto.randomUUID()}@visitor.example` },
			headers: { "cf-connecting-ip": someAddress() },
		});
		if (status === 202) count(counts.requests, uuid);
	}

	/** What a visitor has picked may be gone by the next call, where a catalogue was activated in between. */
	async function visitByServer(uuid: string): Promise<void> {
		const path = `/finder/${uuid}`;
		const brand = some((await get(listSchema, "brands", `${path}/get-brands`))?.data);
		const model = brand && some((await get(listSchema, "models", `${path}/get-models/${brand.id}`))?.data);
		const year = model && some((await get(yearsSchema, "years", `${path}/get-years?model=${model.id}`))?.data);
		const address = model && year && `${path}/get-vehicle?model=${model.id}&year=${year}`;
		const vehicle = address && some((await get(vehiclesSchema, "vehicles", address))?.data);
		if (vehicle) await get(z.unknown(), "products", `${path}/get-filtered-products?vehicle=${vehicle.id}`);
	}

	async function get<T>(schema: z.ZodType<T>, kind: string, path: string): Promise<T | undefined> {
		const { status, text } = await send({ kind, path, expected: [404] });
		return status === 200 ? schema.parse(JSON.parse(text)) : undefined;
	}
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const some = <T>(values: readonly T[] | undefined): T | undefined =>
	values?.[Math.floor(Math.random() * values.length)];

/** A network each: bursts are limited by network. */
const someAddress = () => `2001:db8:0:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
