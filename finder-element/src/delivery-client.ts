import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { StockOut } from "#worker/inventory/out-of-stock.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import { createStore, type Store } from "./store.ts";

/** Nobody waits longer for what has to load. */
const TIMEOUT_MS = 12_000;

/** A failed request: the server's code and HTTP status, or neither without a valid answer. */
export class DeliveryError extends Error {
	declare readonly code: string;
	declare readonly status: number;

	constructor(code = "network.unreachable", status = 0) {
		super(code);
		this.code = code;
		this.status = status;
	}
}

/** All requests of the element. Rejections are always a `DeliveryError`. */
export type DeliveryClient = {
	bootstrap(uuid: string, locale: string | null | undefined, signal?: AbortSignal): Promise<Bootstrap>;
	/** The vehicle brand of a variant; undefined if the car was removed. */
	brandOf(variantId: number): Promise<number | undefined>;
	shards: Store<Shard>;
	offers: Store<Offer>;
	stock: Store<StockOut>;
	models: Store<ModelList>;
	/** Any other address below the delivery's. */
	get<Value>(path: string): Promise<Value>;
};

export function createDeliveryClient(
	origin: string,
	fetchNow: typeof fetch = fetch,
	timeoutMs = TIMEOUT_MS,
): DeliveryClient {
	const base = `${origin}/finder/v1/`;
	const encode = encodeURIComponent;

	async function get<Value>(path: string, stop?: AbortSignal): Promise<Value> {
		try {
			const response = await fetchNow(base + path, { signal: within(timeoutMs, stop), credentials: "omit" });
			if (response.ok) {
				const value: Value = await response.json();
				return value;
			}
			const { error }: { error: { code: string } } = await response.json();
			throw new DeliveryError(error.code, response.status);
		} catch (error) {
			throw error instanceof DeliveryError ? error : new DeliveryError();
		}
	}

	return {
		bootstrap: (uuid, locale, signal) => get(encode(uuid) + (locale ? `?locale=${encode(locale)}` : ""), signal),
		brandOf: (variantId) =>
			get<{ brand: number }>(`vehicles/${variantId}`).then(
				({ brand }) => brand,
				(error) => {
					if (error.status !== 404) throw error;
					return undefined;
				},
			),
		shards: createStore((hash) => get(`shards/${hash}`)),
		offers: createStore((hash) => get(`offers/${hash}`)),
		stock: createStore((hash) => get(`stock/${hash}`)),
		models: createStore((hash) => get(`models/${hash}`)),
		get,
	};
}

/** Aborted with `stop`, and after the time: like `AbortSignal.any`, which browsers before 2024 don't have. */
function within(timeoutMs: number, stop: AbortSignal | undefined): AbortSignal {
	const controller = new AbortController();
	const abort = () => controller.abort();
	setTimeout(abort, timeoutMs);
	stop?.addEventListener("abort", abort);
	return controller.signal;
}

/** What a visitor waits for fails after the time, as requests do. A module goes on loading, so a later try may find it there. */
export function inTime<Module>(loading: Promise<Module>): Promise<Module> {
	return new Promise((resolve, reject) => {
		const fail = () => reject(new DeliveryError());
		loading.then(resolve, fail);
		setTimeout(fail, TIMEOUT_MS);
	});
}
