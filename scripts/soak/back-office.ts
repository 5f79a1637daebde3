import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Ledger, Request } from "./ledger.ts";
import { PASSWORD, type SoakFinder, type SoakWorld } from "./soak-world.ts";

const PAUSE_MS = 400;

const finderSchema = z.looseObject({ label: z.string(), version: z.int() });

/** What the server has confirmed, which nothing may undo: prices by wiper, and the label. */
export type Confirmed = { prices: Map<number, number>; label: string | undefined };

/** A shop's person, who reads lists and saves prices and the configuration, again and again. */
export async function work({ send, problem }: Ledger, finder: SoakFinder, until: number): Promise<Confirmed> {
	const confirmed: Confirmed = { prices: new Map(), label: undefined };
	const { id, token } = finder;
	for (let round = 0; Date.now() < until; round++) {
		await post("config list", "/admin/api/config/list", {});
		await post("prices", "/admin/api/pricing", { finderId: id });
		await savePrice(round);
		await post("products", "/admin/api/product", { finder: id, sortField: "price" });
		if (round % 5 === 0) await saveLabel(`Finder ${id}, round ${round}`);
		if (round % 20 === 0) await signIn();
		await pause(PAUSE_MS);
	}
	return confirmed;

	async function savePrice(round: number): Promise<void> {
		const wiper = finder.wipers[(round * 7) % finder.wipers.length] ?? 0;
		const price = 5 + (round % 60);
		const body = { finderId: id, specialPricing: { [wiper]: price } };
		const { status } = await post("save price", "/admin/api/pricing/save-special/front", body);
		if (status === 200) confirmed.prices.set(wiper, price);
	}

	async function saveLabel(label: string): Promise<void> {
		const read = await ask({ kind: "config", path: `/admin/api/config/${id}` });
		if (read.status !== 200) return;
		const { status } = await post("save config", `/admin/api/config/save/${id}`, { ...parsed(read.text), label });
		if (status === 200) confirmed.label = label;
	}

	/** Leaves the session that works as it is. */
	async function signIn(): Promise<void> {
		const { status, text } = await ask({ kind: "current user", path: "/admin/api/user/current" });
		if (status !== 200) return;
		const { user } = z.object({ user: z.object({ username: z.string() }) }).parse(JSON.parse(text));
		const body = { username: user.username, password: PASSWORD };
		const signedIn = await post("sign-in", "/api/login-check", body, {
			"cf-connecting-ip": `2001:db8:1:${finder.id.toString(16)}::1`,
		});
		if (signedIn.status !== 200) return problem(`${user.username} could not sign in.`);
		const session = z.object({ token: z.string() }).parse(JSON.parse(signedIn.text));
		await ask({ kind: "sign-out", path: "/admin/api/user/token-revoke", method: "POST", token: session.token });
	}

	function post(kind: string, path: string, body: object, headers: Record<string, string> = {}) {
		return ask({ kind, path, method: "POST", body, headers });
	}

	function ask(request: Request) {
		return send({ token, ...request });
	}
}

/** The administrator's lists and searches beside it. */
export async function administer({ send }: Ledger, { admin }: SoakWorld, until: number): Promise<void> {
	const lists = ["user", "company/list", "content/list", "assortment/list", "audit/list", "catalogue/car/list"];
	const searches = ["", "shop", "person-1", "ka", "nothing is called that"];
	for (let round = 0; Date.now() < until; round++) {
		const list = lists[round % lists.length];
		const search = searches[round % searches.length];
		const path = `/admin/api/${list}`;
		await send({ kind: `${list}`, path, method: "POST", body: { search }, token: admin });
		if (round % 10 === 0) await send({ kind: "dashboard", path: "/admin/api/dashboard", token: admin });
		await pause(PAUSE_MS);
	}
}

const parsed = (text: string) => finderSchema.parse(JSON.parse(text));
