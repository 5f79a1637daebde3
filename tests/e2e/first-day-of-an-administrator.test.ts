import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { spendFirstDay } from "#tests/support/first-day-of-an-administrator.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { keyboard } from "#tests/support/keyboard.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { PHONE, touch } from "#tests/support/touch.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const FILE = `Marke;Modell;Baujahr;Fahrer;Beifahrer
Nordstern;Eins;2010-2015;26;18
Nordstern;Zwei;2012-;24;19
Nordstern;Zwei;2012-;24;19
`;

const HANDS = [
	{ by: "keyboard", hand: keyboard, device: {} },
	{ by: "touch on a phone", hand: touch, device: PHONE },
];

/** The vehicle brands that visitors see: in the element, and by the calls for servers, which have a cache of their own. */
async function brandsOfVisitors(shop: As, uuid: string): Promise<{ element: string[]; servers: string[] }> {
	const { brands } = (await shop.get(`/finder/v1/${uuid}`)).body;
	const { data } = (await shop.get(`/finder/${uuid}/get-brands`)).body;
	return {
		element: brands.map(([, name]: [number, string]) => name),
		servers: data.map(({ name }: { name: string }) => name),
	};
}

test.each(HANDS)(
	"an administrator's first day by $by: from an empty company to a price in somebody else's name, and back",
	async ({ hand, device }) => {
		const shop = await signedIn("shop");
		const [{ uuid }] = (await shop.post("/admin/api/config/list", { sortOrder: "asc" })).body.data;
		const brands = await brandsOfVisitors(shop, uuid);
		const context = await browser.newContext({ locale: "en", ...device });
		const day = {
			file: { name: "nordstern.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) },
			rows: /Rows in the file\s+3\s+Imported\s+2\s+Duplicates\s+1\s+Rejected\s+0/,
		};
		await spendFirstDay(await context.newPage(), day, hand);
		await context.close();
		// Visitors see the catalogue of before within a minute, and so do the files that follow.
		await expect.poll(() => brandsOfVisitors(shop, uuid), { timeout: 60_000, interval: 1000 }).toEqual(brands);
	},
	240_000,
);
