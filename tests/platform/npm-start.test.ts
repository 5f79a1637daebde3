import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSystem } from "#tests/support/started-system.ts";

/** As for a service's user. */
const NO_HOME = { HOME: "/dev/null", XDG_CONFIG_HOME: undefined };

let browser: Browser;
let started: Awaited<ReturnType<typeof startSystem>>;

beforeAll(async () => {
	[browser, started] = await Promise.all([launchBrowser(), startSystem(undefined, NO_HOME)]);
}, 600_000);
afterAll(async () => {
	await Promise.all([browser?.close(), started?.stop()]);
});

/** What stands behind this label in the command's output. */
const printed = async (label: string): Promise<string> => {
	await expect.poll(started.output).toContain("Press Ctrl+C to stop");
	return new RegExp(`^ *${label} +(\\S+)`, "m").exec(started.output())?.[1] ?? "";
};

test("the printed name and password open the printed dashboard", async () => {
	const page = await browser.newPage();
	await page.goto(await printed("Dashboard"));
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill(await printed("shop"));
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(`${started.system.dashboard}/c`);
	await page.getByRole("heading", { level: 1 }).waitFor();
});

test("the printed shop's page shows wipers for a car", async () => {
	const page = await browser.newPage();
	await page.goto(await printed("A shop's page"));
	const finder = page.locator("wiper-finder");
	await finder.locator("select#brand").selectOption({ label: "Audi" });
	await finder.locator("select#model option", { hasText: "80" }).first().waitFor({ state: "attached" });
	await finder.locator("select#model").selectOption({ label: "80" });
	await finder.locator("select#year").selectOption({ label: "1990" });
	await finder.locator('[part~="product"]').first().waitFor();
});

test("the printed documentation of the calls opens", async () => {
	expect((await fetch(await printed("API"))).status).toBe(200);
});
