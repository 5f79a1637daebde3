import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { consume } from "#tests/support/queues.ts";
import { ask, db, givenFinder, givenUser } from "#tests/support/world.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { vehicleBrandsTable, vehicleModelsTable, vehicleVariantsTable } from "#worker/db/schema/vehicle.table.ts";

export type Mail = { to: string; subject: string; text: string };
export const rows = () => db.select().from(carRequestsTable);
export const tokenOf = (mail: Mail | undefined) => /car-request\?token=([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";

/** The platform's bindings with a mail service of this behaviour, and a queue that keeps what it is sent. */
export function givenMails(takes: (mail: Mail) => Promise<unknown> = async () => undefined) {
	const mails: Mail[] = [];
	const messages: { id: number }[] = [];
	const OUTBOX: Queue = Object.assign(Object.create(env.OUTBOX), {
		send: async (message: { id: number }) => void messages.push(message),
		sendBatch: async (batch: { body: { id: number } }[]) => void messages.push(...batch.map(({ body }) => body)),
	});
	const send = async (mail: Mail) => {
		await takes(mail);
		mails.push(mail);
	};
	const bindings: Env = { ...env, OUTBOX, EMAIL: Object.assign(Object.create(env.EMAIL), { send }) };
	return { mails, messages, bindings, bring: () => consume("OUTBOX", messages, bindings) };
}

export async function givenShop(parts: Record<string, unknown> = {}) {
	const shop = await givenUser("ROLE_CUSTOMER");
	return { ...shop, finder: await givenFinder(shop.token, { carRequests: true, ...parts }) };
}

/** The identity of the car that `golfShard` has, as an import gives it, and of an estate that it lacks. */
export async function givenGolf(): Promise<void> {
	await db.insert(vehicleBrandsTable).values({ id: 5, name: "Volkswagen", nameKey: "volkswagen" });
	await db.insert(vehicleModelsTable).values({ id: 50, brandId: 5, name: "Golf", nameKey: "golf" });
	await db.insert(vehicleVariantsTable).values([
		{ id: 500, modelId: 50, variantKey: "" },
		{ id: 501, modelId: 50, variantKey: "estate", body: "estate" },
	]);
}

let serial = 0;

/** A visitor's call, each from a network of its own. */
export function askFor(
	uuid: string,
	body: unknown,
	{
		bindings = env,
		headers = {},
		locale = "",
	}: { bindings?: Env; headers?: Record<string, string>; locale?: string } = {},
) {
	return ask(
		new Request(`https://finder.test${locale}/finder/v1/${uuid}/car-requests`, {
			method: "POST",
			headers: {
				"content-type": "text/plain;charset=UTF-8",
				"cf-connecting-ip": `2001:db8:${(++serial).toString(16)}::1`,
				origin: "https://shop.example",
				...headers,
			},
			body: typeof body === "string" ? body : JSON.stringify(body),
		}),
		bindings,
	);
}

export const accepted = async (reply: ReturnType<typeof askFor>) => {
	const { status, body } = await reply;
	expect([status, body]).toEqual([202, { accepted: true }]);
};

export const openLink = (token: string, headers: Record<string, string> = {}) =>
	ask(new Request(`https://finder.test/finder/car-request?token=${token}`, { headers }));

export function press(action: "confirm" | "erase", token: string) {
	const body = new FormData();
	body.set("token", token);
	return ask(new Request(`https://finder.test/finder/car-request/${action}`, { method: "POST", body }));
}
