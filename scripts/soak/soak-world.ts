import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import { generatedBytes } from "#scripts/bench/catalogue-file.ts";
import { loadCatalogue } from "#scripts/bench/load-catalogue.ts";
import type { Runtime } from "#scripts/bench/runtime.ts";
import { makeAdministrator, makeFinders, makeShop } from "#scripts/bench/shop.ts";
import type { Call } from "#scripts/local/call.ts";
import { migrate } from "#scripts/local/migrate.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";

/** A configuration that visitors use while one person of its shop works on it. */
export type SoakFinder = { id: number; uuid: string; token: string; companyId: number; wipers: number[] };
/** Ships the orders of all shops, and is told of them by a webhook. */
export type Supplier = { companyId: number; token: string };
export type SoakWorld = { admin: string; call: Call; finders: SoakFinder[]; supplier: Supplier };

export const CATALOGUE_ROWS = 5300;
export const PASSWORD = "soak-password";
/** Of a series that no product file of the soak names, so that their skus stay as they are. */
export const PARTS = ["BX6-18", "BX6-20", "BX6-22", "BX6-24"];
export const PIECES = 100_000;
const SHOPS = 3;
export const FINDERS_A_SHOP = 2;

const idSchema = z.object({ id: z.int() });
const tokenSchema = z.object({ token: z.string() });
const seriesSchema = z.object({ data: z.array(idSchema) });
const infoSchema = z.object({ frontWipers: z.array(idSchema) });

/** Three shops of one catalogue, each with two configurations and a person for each of them. */
export async function makeSoakWorld({ url, env }: Runtime, receiver: string): Promise<SoakWorld> {
	await migrate(env.DB);
	const admin = await makeAdministrator(env, "admin");
	const call: Call = (path, init = {}) => {
		const headers = new Headers(init.headers);
		headers.set("Authorization", `Bearer ${admin}`);
		return fetch(url + path, { ...init, headers });
	};
	await makeShop(env, call);
	await loadCatalogue(call, generatedBytes(CATALOGUE_ROWS));
	const listed = await post("/admin/api/assortment/list", { kind: "front", pageSize: 100 }, admin);
	const series = seriesSchema.parse(listed).data.map(({ id }) => id);
	const supplier = await makeSupplier();
	const finders: SoakFinder[] = [];
	for (let shop = 0; shop < SHOPS; shop++) finders.push(...(await makeSoakShop(shop)));
	await drizzle(env.DB).update(findersTable).set({ carRequests: true });
	return { admin, call, finders, supplier };

	async function makeSupplier(): Promise<Supplier> {
		const company = { title: "Supplier", supplier: true };
		const { id: companyId } = idSchema.parse(await post("/admin/api/company/save", company, admin));
		const token = await signUp("supplier", companyId);
		const rows = PARTS.map((partKey) => ({ partKey, onHand: PIECES, version: null }));
		await post("/admin/api/inventory/save", { rows }, token);
		await post("/admin/api/webhook/save", { url: receiver, events: ["order.created"] }, token);
		return { companyId, token };
	}

	async function makeSoakShop(shop: number): Promise<SoakFinder[]> {
		const company = { title: `Shop ${shop}`, allowedFrontAssortments: series, supplierId: supplier.companyId };
		const { id: companyId } = idSchema.parse(await post("/admin/api/company/save", company, admin));
		const uuids = await makeFinders(env, companyId, FINDERS_A_SHOP);
		return Promise.all(uuids.map((uuid, at) => makePerson({ uuid, companyId, username: `person-${shop}-${at}` })));
	}

	async function makePerson({ uuid, companyId, username }: { uuid: string; companyId: number; username: string }) {
		const token = await signUp(username, companyId);
		const [row] = await drizzle(env.DB)
			.select({ id: findersTable.id })
			.from(findersTable)
			.where(eq(findersTable.uuid, uuid));
		const id = row?.id ?? 0;
		const info = infoSchema.parse(await post("/admin/api/pricing/info", { finderId: id }, token));
		return { id, uuid, token, companyId, wipers: info.frontWipers.map((wiper) => wiper.id) };
	}

	/** The token of a new user of the company. */
	async function signUp(username: string, company: number): Promise<string> {
		const user = { company, username, email: `${username}@shop.example`, roles: ["ROLE_CUSTOMER"] };
		await post("/admin/api/user/save", { ...user, newPassword: PASSWORD, newPasswordRepeat: PASSWORD }, admin);
		return tokenSchema.parse(await post("/api/login-check", { username, password: PASSWORD })).token;
	}

	async function post(path: string, body: object, token?: string): Promise<unknown> {
		const answer = await fetch(url + path, {
			method: "POST",
			headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
			body: JSON.stringify(body),
		});
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
		return answer.json();
	}
}
