import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DEMO_FINDER } from "#scripts/demo/load-finders.ts";
import { smoke } from "#scripts/deploy/smoke.ts";
import { smokeTarget } from "#scripts/deploy/smoke-target.rules.ts";
import { barriers } from "#tests/support/barriers.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { mailedLink } from "#tests/support/mail.ts";
import { system } from "#tests/support/system.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const addresses = { worker: "wiper-finder", PUBLIC_ORIGIN: system.worker, DASHBOARD_ORIGIN: system.dashboard };
const USER = { SMOKE_USERNAME: "admin", SMOKE_PASSWORD: "demo-admin" };

test("the smoke test of a deployment passes on a running system, and its mail arrives", async () => {
	const lines: string[] = [];
	await smoke(smokeTarget(addresses, undefined, USER), "whole", (line) => lines.push(line));
	expect(lines.map((line) => line.slice(0, 4))).toEqual(Array(6).fill("ok  "));
	const address = /sent to (\S+):/.exec(lines.at(-1) ?? "")?.[1] ?? "";
	await expect.poll(() => mailedLink(address)).toBeTruthy();
});

test("it fails where the wrong user signs in", async () => {
	const target = smokeTarget(addresses, undefined, { ...USER, SMOKE_PASSWORD: "guessed" });
	await expect(smoke(target, "whole", () => {})).rejects.toThrow("SMOKE_USERNAME can't sign in: 401");
});

test.each(["light", "dark"] as const)(
	"the test page of a finder is accessible, without an error and not counted, %s",
	async (colorScheme) => {
		// Its policy blocks other scripts, axe's too; another test checks cars under a policy as strict.
		const context = await browser.newContext({ colorScheme, bypassCSP: true });
		const page = await context.newPage();
		const problems: string[] = [];
		const counted: string[] = [];
		page.on("request", (request) => request.url().endsWith("/events") && counted.push(request.url()));
		page.on("pageerror", (error) => problems.push(String(error)));
		page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
		await page.goto(`${system.worker}/finder/test/${DEMO_FINDER}`);
		await page.locator("wiper-finder select#brand").waitFor();
		await page.locator("wiper-finder select#brand").selectOption({ index: 1 });
		await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
		expect(await barriers(page)).toEqual([]);
		expect([problems, counted]).toEqual([[], []]);
		await context.close();
	},
);

test("who forgot the password gets in again by the captured mail", async () => {
	const page = await browser.newPage();
	await page.goto(`${system.dashboard}/login`);
	await page.getByRole("button", { name: "Forgot your password?" }).click();
	await page.getByLabel("E-mail", { exact: true }).fill("reader@wiper-finder.example");
	await page.keyboard.press("Enter");
	await expect.poll(() => mailedLink("reader@wiper-finder.example"), { timeout: 20_000 }).toBeTruthy();

	await page.goto(mailedLink("reader@wiper-finder.example") ?? "");
	await page.getByLabel("New password", { exact: true }).fill("demo-reader");
	await page.keyboard.press("Enter");
	await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
	await page.waitForURL("**/login");
	await page.getByLabel("Username", { exact: true }).fill("reader");
	await page.getByLabel("Password", { exact: true }).fill("demo-reader");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/c**");
});
