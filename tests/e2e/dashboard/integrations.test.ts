import { createServer, type Server } from "node:http";
import type { Browser } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import {
	asksOnClose,
	chooseAction,
	dashboard,
	expectToast,
	goWithin,
	holdCall,
	openPage,
	problemsOf,
	rejectField,
} from "./back-office.ts";

let browser: Browser;
const receivers: Server[] = [];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

beforeAll(async () => {
	browser = await sharedBrowser();
});
afterAll(async () => {
	for (const server of receivers) server.close();
});

const products = (key: string) =>
	fetch(`${system.worker}/admin/api/config/list`, {
		method: "POST",
		headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
		body: "{}",
	}).then(({ status }) => status);

test("a shop adds an API key, sees it once, another system uses it, and revoking it ends that", async () => {
	const page = await openPage(browser, "/c/integrations", "shop");
	await page.getByRole("button", { name: "Add API key" }).first().click();
	await page.getByRole("button", { name: "Create key" }).click();
	expect(await problemsOf(page, "Name")).toContain("required");
	expect(await problemsOf(page, "API user")).toContain("Select an API user.");
	await page.getByText("Select at least one permission.").waitFor();
	await page.getByLabel("Name").fill("Shop system");
	await page.getByLabel("API user").selectOption({ label: "erp" });
	await page.getByLabel("Configurations and prices").selectOption({ label: "Read" });
	await page.getByLabel("Expires").selectOption({ label: "In 90 days" });
	await page.keyboard.press("Control+s");
	const dialog = page.getByRole("dialog", { name: "API key Shop system created" });
	const key = (await dialog.locator("code[translate=no]").innerText()).trim();
	expect(await products(key)).toBe(200);
	// A slip beside the dialog would lose the key.
	await page.mouse.click(5, 5);
	await page.keyboard.press("Escape");
	expect(await asksOnClose(page)).toBe(true);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await dialog.getByRole("button", { name: "Copy" }).click();
	await expect.poll(() => asksOnClose(page)).toBe(false);
	await dialog.getByRole("button", { name: "Done" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.reload();
	const row = page.getByRole("row").filter({ hasText: "Shop system" });
	await expect.poll(() => row.innerText()).toMatch(/wfk_.{4}…[\s\S]*Active[\s\S]*Configurations and prices: Read/);
	expect(await page.getByRole("main").innerText()).not.toContain(key.slice(8));

	await chooseAction(page, "Shop system", "Revoke");
	await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
	await expectToast(page, "API key revoked");
	await row.getByText("Revoked").waitFor();
	expect(await products(key)).toBe(401);
});

test("a key's days are counted by the server's clock, whatever the browser's says", async () => {
	const page = await openPage(browser, "/c/integrations", "shop", { timezoneId: "Pacific/Kiritimati" });
	// Half an hour after a midnight there, at least a day after now.
	const midnight = (Math.floor((Date.now() + 14 * HOUR_MS) / DAY_MS) + 2) * DAY_MS - 14 * HOUR_MS;
	await page.clock.setSystemTime(midnight + HOUR_MS / 2);
	expect(await page.evaluate(() => new Date().getHours())).toBe(0);
	await page.getByRole("button", { name: "Add API key" }).first().click();
	await page.getByLabel("Name").fill("Far clock");
	await page.getByLabel("API user").selectOption({ label: "erp" });
	await page.getByLabel("Configurations and prices").selectOption({ label: "Read" });
	await page.getByLabel("Expires").selectOption({ label: "In 30 days" });
	await page.keyboard.press("Control+s");
	await page.getByRole("dialog", { name: "API key Far clock created" }).waitFor();
	const shop = await signedIn("shop");
	const { body } = await shop.post("/admin/api/api-key/list", {});
	const key = body.data.find(({ name }: { name: string }) => name === "Far clock");
	expect((Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / DAY_MS).toBe(30);
});

test("whether a key has expired is told by the server's clock, whatever the browser's says", async () => {
	const { get, post } = await signedIn("shop");
	const users = await get("/admin/api/api-key/users");
	const { id: user } = users.body.data.find(({ username }: { username: string }) => username === "erp");
	const key = { name: "Valid for long", user, scopes: ["finders:read"], expiresInDays: 30 };
	expect((await post("/admin/api/api-key/save", key)).status).toBe(201);
	const page = await openPage(browser, "/c/integrations/webhooks", "shop");
	await page.clock.setSystemTime(Date.now() + 40 * DAY_MS);
	await goWithin(page, "/c/integrations");
	const row = page.getByRole("row").filter({ hasText: "Valid for long" });
	await row.waitFor();
	expect(await row.innerText()).toContain("Active");
});

test.each([
	["In 30 days", 30],
	["Never", null],
])("a key is added at an earlier worker, which counts no days: %s", async (choice, days) => {
	const page = await openPage(browser, "/c/integrations", "shop");
	await rejectField(page, "**/admin/api/api-key/save", "expiresInDays");
	await page.getByRole("button", { name: "Add API key" }).first().click();
	await page.getByLabel("Name").fill(`Earlier ${days}`);
	await page.getByLabel("API user").selectOption({ label: "erp" });
	await page.getByLabel("Configurations and prices").selectOption({ label: "Read" });
	await page.getByLabel("Expires").selectOption({ label: choice });
	await page.keyboard.press("Control+s");
	await page.getByRole("dialog", { name: `API key Earlier ${days} created` }).waitFor();
	const { body } = await (await signedIn("shop")).post("/admin/api/api-key/list", {});
	const key = body.data.find(({ name }: { name: string }) => name === `Earlier ${days}`);
	const lasts = key.expiresAt && Math.round((Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / DAY_MS);
	expect(lasts).toBe(days);
});

test("a key that is being created while its owner goes back is shown, and asks before it is lost", async () => {
	const page = await openPage(browser, "/c/integrations/webhooks", "shop");
	await page.getByRole("link", { name: "API keys" }).click();
	await page.getByRole("button", { name: "Add API key" }).first().click();
	await page.getByLabel("Name").fill("Hasty");
	await page.getByLabel("API user").selectOption({ label: "erp" });
	await page.getByLabel("Configurations and prices").selectOption({ label: "Read" });
	const answer = await holdCall(page, "**/admin/api/api-key/save");
	await page.keyboard.press("Control+s");
	const form = page.getByRole("dialog", { name: "Add API key" });
	await form.getByRole("button", { name: "Create key", disabled: true }).waitFor();
	const question = page.getByRole("alertdialog", { name: "Leave without copying?" });
	await form.getByRole("button", { name: "Cancel" }).click();
	await question.getByRole("button", { name: "Stay" }).click();
	await page.goBack();
	answer();
	await question.getByRole("button", { name: "Stay" }).click();
	const dialog = page.getByRole("dialog", { name: "API key Hasty created" });
	await dialog.getByText(/^wfk_/).waitFor();
	await dialog.getByRole("button", { name: "Close" }).click();
	await question.getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
	await chooseAction(page, "Hasty", "Revoke");
	await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
	await expectToast(page, "API key revoked");
});

test("a question that was left while it was being answered closes no other one", async () => {
	const shop = await signedIn("shop");
	const users = await shop.get("/admin/api/api-key/users");
	const { id: user } = users.body.data.find(({ username }: { username: string }) => username === "erp");
	for (const name of ["Left key", "Next key"]) {
		const { status } = await shop.post("/admin/api/api-key/save", {
			name,
			user,
			scopes: ["finders:read"],
			expiresAt: null,
		});
		expect(status).toBe(201);
	}
	const page = await openPage(browser, "/c/integrations", "shop");
	const question = page.getByRole("alertdialog");
	await chooseAction(page, "Left key", "Revoke");
	const answer = await holdCall(page, "**/admin/api/api-key/*/revoke");
	await question.getByRole("button", { name: "Revoke" }).click();
	await question.getByRole("button", { name: "Cancel" }).click();
	await question.waitFor({ state: "detached" });
	await chooseAction(page, "Next key", "Revoke");
	await question.getByText("Next key").waitFor();
	answer();
	await expectToast(page, "API key revoked");
	const row = page.getByRole("row", { includeHidden: true });
	await row.filter({ hasText: "Left key" }).getByText("Revoked").waitFor();
	expect(await question.innerText()).toContain("Next key");
});

/** A system that is told: it keeps what it gets, and answers with the status it is given. */
async function givenReceiver(port = 0) {
	const got: { headers: Record<string, string>; body: string }[] = [];
	const answers = { status: 200 };
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (piece) => {
			body += String(piece);
		});
		request.on("end", () => {
			got.push({
				headers: Object.fromEntries(
					new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
				),
				body,
			});
			response.writeHead(answers.status).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const address = server.address();
	const own = typeof address === "object" && address ? address.port : 0;
	receivers.push(server);
	const stop = () => new Promise((resolve) => server.close(resolve));
	return { got, port: own, url: `http://127.0.0.1:${own}/hook`, answers, stop };
}

test("a shop adds a webhook, and a real server gets signed events; a failed one is sent again from the list", async () => {
	const receiver = await givenReceiver();
	const page = await openPage(browser, "/c/integrations/webhooks", "shop");
	await page.getByRole("button", { name: "Add webhook" }).first().click();
	await page.getByLabel("Address").fill("http://10.0.0.1/");
	await page.keyboard.press("Control+s");
	await expect.poll(() => problemsOf(page, "Address")).toContain("public address");
	await page.getByLabel("Address").fill(receiver.url);
	await page.keyboard.press("Control+s");
	const dialog = page.getByRole("dialog", { name: "Webhook added" });
	const secret = (await dialog.locator("code").innerText()).trim();
	await dialog.getByRole("button", { name: "Done" }).click();

	await chooseAction(page, receiver.url, "Send test event");
	await expect.poll(() => receiver.got.length).toBe(1);
	expect(new Webhook(secret).verify(receiver.got[0]!.body, receiver.got[0]!.headers)).toMatchObject({
		type: "webhook.test",
	});

	receiver.answers.status = 500;
	await page.getByRole("link", { name: receiver.url }).click();
	await page.getByRole("button", { name: "Send test event" }).first().click();
	const failed = page.getByRole("row").filter({ hasText: "500" });
	await failed.getByText("Retrying").waitFor();
	await failed.getByRole("button").first().click();
	// Until it is sent again by hand it may come again by itself, and fails again.
	const again = page.getByRole("dialog").getByRole("button", { name: "Send again" });
	await again.waitFor();
	receiver.answers.status = 204;
	await again.click();
	await page.getByRole("dialog").getByText("204", { exact: true }).waitFor();
	const ids = receiver.got.map(({ headers }) => headers["webhook-id"]);
	expect([ids.length >= 3, new Set(ids).size]).toEqual([true, 2]);
});

test("a shop sees since when its receiver is not reachable, until it answers a test event", async () => {
	const receiver = await givenReceiver();
	await receiver.stop();
	const page = await openPage(browser, "/c/integrations/webhooks", "shop");
	await page.getByRole("button", { name: "Add webhook" }).first().click();
	await page.getByLabel("Address").fill(receiver.url);
	await page.keyboard.press("Control+s");
	await page.getByRole("dialog", { name: "Webhook added" }).getByRole("button", { name: "Done" }).click();
	await page.getByRole("link", { name: receiver.url }).click();
	await page.getByRole("button", { name: "Send test event" }).first().click();
	await page.getByRole("row").filter({ hasText: "Connection failed" }).getByText("Retrying").waitFor();
	const since = page.getByRole("main").getByText(/Not reachable since .+\d{4}/);
	await since.waitFor();
	await page.getByRole("link", { name: "Webhooks" }).first().click();
	const row = page.getByRole("row").filter({ hasText: receiver.url });
	await expect.poll(() => row.innerText()).toMatch(/Not reachable since [\s\S]*Not reachable/);

	await givenReceiver(receiver.port);
	await row.getByRole("link").click();
	await page.getByRole("button", { name: "Send test event" }).first().click();
	await since.waitFor({ state: "detached" });
	await page.getByRole("link", { name: "Webhooks" }).first().click();
	await row.getByText("Active").waitFor();

	await row.getByRole("link").click();
	await page.getByRole("button", { name: "Send test event" }).first().waitFor();
	await (await signedIn("shop")).post(`/admin/api/webhook/${/\d+$/.exec(new URL(page.url()).pathname)}/remove`);
	await page.getByRole("alert").getByText("Webhook not found.").waitFor();
	expect(await page.getByRole("button", { name: "Send test event" }).count()).toBe(0);
});

test("a webhook that a colleague has deleted leaves the list when it is saved; what was typed stays", async () => {
	const { post } = await signedIn("shop");
	const url = "http://127.0.0.1:9/gone";
	const { body: hook } = await post("/admin/api/webhook/save", { url, events: ["stock.low"] });
	const page = await openPage(browser, "/c/integrations/webhooks", "shop");
	await chooseAction(page, url, "Edit");
	await page.getByLabel("Address").fill(`${url}-typed`);
	await post(`/admin/api/webhook/${hook.id}/remove`);
	await page.keyboard.press("Control+s");
	await expectToast(page, "Webhook not found.");
	await page.locator("main tbody tr", { hasText: url }).waitFor({ state: "detached" });
	expect(await page.getByLabel("Address").inputValue()).toBe(`${url}-typed`);
});

test("deliveries are listed by their first attempts, whose times tell them apart", async () => {
	const receiver = await givenReceiver();
	const { post } = await signedIn("shop");
	const { body: hook } = await post("/admin/api/webhook/save", { url: receiver.url, events: ["stock.low"] });
	for (const count of [1, 2]) {
		await post(`/admin/api/webhook/${hook.id}/test`);
		await expect.poll(() => receiver.got.length).toBe(count);
	}
	const page = await openPage(browser, `/c/integrations/webhooks/${hook.id}`, "shop");
	const rows = page.locator("main tbody tr");
	await expect.poll(() => rows.count()).toBe(2);
	expect(await page.getByRole("columnheader").first().innerText()).toBe("First attempt");
	const times = await rows.locator("td:first-child").allInnerTexts();
	for (const time of times) expect(time).toMatch(/\d\d?:\d\d:\d\d/);
	await rows.first().getByRole("button").first().click();
	const sheet = page.getByRole("dialog");
	await sheet.getByText("First attempt").waitFor();
	expect(await sheet.innerText()).toContain(times[0]!.trim());
});

test("the page of a webhook that is not there leads back to the list", async () => {
	const page = await openPage(browser, "/c/integrations/webhooks/999999", "shop");
	await page.getByRole("alert").getByText("Webhook not found.").waitFor();
	const links = page.getByRole("main").getByRole("link", { name: "Webhooks" });
	// The first is the tab.
	await links.nth(1).click();
	await page.waitForURL((url) => url.pathname === new URL(dashboard("/c/integrations/webhooks")).pathname);
	await page.getByRole("button", { name: "Add webhook" }).first().waitFor();
});

test("what a later worker answered can be saved at this one, which doesn't know all of it", async () => {
	const { post } = await signedIn("shop");
	const url = "http://127.0.0.1:9/later";
	expect((await post("/admin/api/webhook/save", { url, events: ["stock.low"] })).status).toBe(201);
	const page = await openPage(browser, "/c/integrations", "shop");
	await page.route("**/webhook/list", async (route) => {
		const answer = await route.fetch();
		const list = await answer.json();
		await route.fulfill({ json: { ...list, data: list.data.map((one: object) => ({ ...one, later: 1 })) } });
	});
	const saves: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/webhook/save/")) saves.push(request.postData() ?? "");
	});
	await goWithin(page, "/c/integrations/webhooks");
	await chooseAction(page, url, "Edit");
	await page.getByLabel("Address").fill(`${url}-too`);
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	expect(saves.map((body) => "later" in JSON.parse(body))).toEqual([true, false]);
	await page.getByRole("link", { name: `${url}-too` }).waitFor();
});
