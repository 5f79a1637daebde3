import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { spendFirstDay } from "#tests/support/first-day-of-an-administrator.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

const FILE = `Marke;Modell;Baujahr;Fahrer;Beifahrer
Nordstern;Eins;2010-2015;26;18
Nordstern;Zwei;2012-;24;19
Nordstern;Zwei;2012-;24;19
`;

test("an administrator's first day: from an empty company to a price in somebody else's name, and back", async () => {
	const context = await browser.newContext({ locale: "en" });
	await spendFirstDay(await context.newPage(), {
		file: { name: "nordstern.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) },
		rows: /Rows in the file\s+3\s+Imported\s+2\s+Duplicates\s+1\s+Rejected\s+0/,
	});
	await context.close();
}, 240_000);
