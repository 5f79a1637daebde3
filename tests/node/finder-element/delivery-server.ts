import { createDeliveryClient } from "#finder-element/delivery-client.ts";
import { bootstrap, offer, saab, solo } from "./fixtures.ts";

type Answer = { status?: number; body: unknown };

/** A server for visitors' calls: answers by path, changeable while it runs, and a record of the requests. */
export function serveDelivery(changes: Record<string, Answer> = {}) {
	const answers = new Map<string, Answer>(
		Object.entries({
			"finder-1": { body: bootstrap },
			"shards/shard-saab": { body: saab },
			"shards/shard-solo": { body: solo },
			"offers/offer-1": { body: offer },
			"vehicles/400": { body: { brand: 4 } },
			"vehicles/401": { body: { brand: 4 } },
			...changes,
		}),
	);
	const requests: string[] = [];
	const delays = new Map<string, Promise<unknown>>();
	const fetchHere: typeof fetch = async (input, init) => {
		const path = String(input).replace("https://finder.example/finder/v1/", "");
		requests.push(path);
		await delays.get(path);
		init?.signal?.throwIfAborted();
		const answer = answers.get(path);
		if (!answer) return Response.json({ error: { code: "finders.not_available" } }, { status: 404 });
		return answer.body instanceof Error
			? Promise.reject(answer.body)
			: Response.json(answer.body, { status: answer.status ?? 200 });
	};
	/** Holds back the answer to a path until something has happened. */
	const slow = (path: string, until: Promise<unknown>) => delays.set(path, until);
	return { delivery: createDeliveryClient("https://finder.example", fetchHere), answers, requests, slow };
}
