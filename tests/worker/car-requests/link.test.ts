import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { ask, call, db } from "#tests/support/world.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";
import { askFor, givenMails, givenShop, openLink, press, rows, tokenOf } from "./asking.ts";

const email = "mina@visitor.example";
const HOUR_MS = 3_600_000;

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function givenAsked(parts: Record<string, unknown> = {}, body: Record<string, unknown> = {}) {
	const shop = await givenShop({ shopProductUrl: "https://shop.example/p/{sku}", ...parts });
	const post = givenMails();
	await askFor(shop.finder.uuid, { car: "Lada Niva", email, locale: "en", ...body }, { bindings: post.bindings });
	await post.bring();
	return { ...post, finder: shop.finder, owner: shop.token, token: tokenOf(post.mails[0]) };
}

test("the mail names shop and car in the visitor's language, and nothing that a stranger could make a link of", async () => {
	const { mails } = await givenAsked({}, { car: "Win at https://evil.example now", locale: "de-AT" });
	const [mail] = mails;
	expect([mails.length, mail?.to, mail?.subject]).toEqual([1, email, "Bestätigen Sie Ihre Anfrage bei shop.example"]);
	expect(mail?.text).toContain("Win at https evil example now");
	expect([...(mail?.text ?? "").matchAll(/https?:\/\/\S+/g)].map(([link]) => link)).toEqual([
		`${env.DASHBOARD_ORIGIN}/finder/car-request?token=${tokenOf(mail)}`,
	]);
});

test("opening the link changes nothing; confirming does, twice as well; deleting leaves nothing", async () => {
	const { token } = await givenAsked();
	for (let at = 0; at < 2; at++) {
		const opened = await openLink(token, { "accept-language": "pl" });
		expect([opened.status, opened.text.includes("Lada Niva"), opened.text.includes("shop.example")]).toEqual([
			200,
			true,
			true,
		]);
		expect(opened.text).toContain("Confirm");
		expect((await rows())[0]?.state).toBe("asked");
	}
	const before = Date.now();
	const replies = await Promise.all([press("confirm", token), press("confirm", token)]);
	expect(replies.map(({ status, text }) => [status, text.includes("Request confirmed")])).toEqual(
		Array(2).fill([200, true]),
	);
	const [row] = await rows();
	expect(row?.state).toBe("confirmed");
	expect(Math.round(((row?.expiresAt ?? 0) - before) / 24 / HOUR_MS)).toBe(365);
	expect((await openLink(token)).text).toContain("Delete my request");
	expect((await press("erase", token)).text).toContain("Request deleted");
	expect(await rows()).toEqual([]);
	const after = [await press("erase", token), await press("confirm", token), await openLink(token)];
	expect(after.map(({ status, text }) => [status, text.includes("no longer valid")])).toEqual(
		Array(3).fill([404, true]),
	);
});

test("the page runs no script, is in no index, sends no referrer, and is kept by nobody", async () => {
	const { token } = await givenAsked({}, { car: `<script>alert(1)</script>"&'` });
	const { headers, text } = await openLink(token);
	expect(headers.get("content-security-policy")).toBe(
		"default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	);
	expect(
		Object.fromEntries(["referrer-policy", "x-robots-tag", "cache-control"].map((name) => [name, headers.get(name)])),
	).toEqual({
		...{ "referrer-policy": "no-referrer", "x-robots-tag": "noindex", "cache-control": "no-store" },
	});
	expect(text).toContain('<meta name="robots" content="noindex">');
	expect(text).not.toContain("<script");
	expect((await ask(new Request("https://finder.test/finder/car-request.css"))).headers.get("content-type")).toContain(
		"text/css",
	);
});

test.each(["de", "gr", "tr", "pl", "ru"])("in %s the page and the mail are complete", async (locale) => {
	const { token, mails } = await givenAsked({}, { locale: locale === "gr" ? "el" : locale });
	expect([mails[0]?.text.includes("Please"), (await openLink(token)).text.includes("Confirm<")]).toEqual([
		false,
		false,
	]);
	expect((await openLink(token)).text).toContain(`<html lang="${locale === "gr" ? "el" : locale}">`);
});

test.each(["", "x", "a".repeat(43), "%00", "a".repeat(9000)])(
	"a made-up link (%#) is no longer valid",
	async (token) => {
		await givenAsked();
		const replies = [await openLink(token), await press("confirm", token), await press("erase", token)];
		expect(replies.map(({ status }) => [404, 413].includes(status))).toEqual([true, true, true]);
		expect(await rows()).toHaveLength(1);
	},
);

test("what isn't the page's form confirms nothing", async () => {
	await givenAsked();
	for (const body of ["{}", "token=x", '{"token":["x"]}'])
		expect((await call("/finder/car-request/confirm", { body })).status).toBe(404);
	expect((await rows())[0]?.state).toBe("asked");
});

test("a mail that the service refuses comes later with a link that works; no row has the token, no log the address", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const shop = await givenShop();
	const sent: string[] = [];
	const { mails, bindings, bring } = givenMails(async (mail) => {
		sent.push(tokenOf(mail));
		if (sent.length === 1) throw new Error(`no route to ${mail.to}`);
	});
	vi.useFakeTimers({ toFake: ["Date"] });
	await askFor(shop.finder.uuid, { car: "Lada", email }, { bindings });
	await bring();
	vi.setSystemTime(Date.now() + HOUR_MS);
	const stored = JSON.stringify([await rows(), await db.select().from(outboxTable)]);
	expect(stored).not.toContain(sent[0]);
	expect(JSON.stringify(await db.select().from(outboxTable))).not.toContain("visitor.example");
	await bring();
	expect(mails).toHaveLength(1);
	expect([(await openLink(sent[0]!)).status, (await openLink(sent[1]!)).status]).toEqual([404, 200]);
	expect(JSON.stringify(logged.mock.calls)).not.toContain("visitor.example");
});

test("an unconfirmed request is deleted after 48 hours, not in the night after them; a confirmed one after 12 months; their links end", async () => {
	const { token, finder, bindings, bring, mails } = await givenAsked();
	await askFor(finder.uuid, { car: "Other", email }, { bindings });
	await bring();
	await press("confirm", tokenOf(mails[1]));
	const now = Date.now();
	const left = async (hours: number) => {
		await runFrequent(env, now + hours * HOUR_MS);
		return (await rows()).map(({ car }) => car);
	};
	expect(await left(47)).toEqual(["Lada Niva", "Other"]);
	expect(await left(48)).toEqual(["Other"]);
	expect((await press("confirm", token)).status).toBe(404);
	expect(await left(364 * 24)).toEqual(["Other"]);
	expect(await left(366 * 24)).toEqual([]);
});

test("a request goes with its finder, and no mail follows", async () => {
	const { finder, owner, bindings, bring, mails } = await givenAsked();
	await askFor(finder.uuid, { car: "Other", email }, { bindings });
	expect((await call("/admin/api/config/remove", { token: owner, body: { id: finder.id } })).status).toBe(200);
	await bring();
	expect([await rows(), mails.length]).toEqual([[], 1]);
});
