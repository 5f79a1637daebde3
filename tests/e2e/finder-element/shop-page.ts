import type { Browser, BrowserContext, Page } from "playwright-core";
import { type ForeignShop, openShop } from "#tests/support/foreign-shop.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";

export const CONTENT = '<a href="/wipers">All our wipers</a>';

type ShopPages = Parameters<typeof openShop>[0];

/** The first finder of the demo's shop. */
export async function demoFinder() {
	const shop = await signedIn("shop");
	return (await shop.post("/admin/api/config/list", { sortOrder: "asc" })).body.data[0];
}

export const script = () => `<script type="module" async src="${system.worker}/finder/v1/wiper-finder.js"></script>`;
export const place = (uuid: string, content = "") =>
	`<div id="wiper-finder" data-wiper-finder="${uuid}">${content}</div>`;

export type Visit = {
	page: Page;
	/** Uncaught errors, unhandled rejections and the console's errors. */
	problems: string[];
	/** The finder's events, as the page receives them. */
	events(): Promise<string[]>;
};

export type Shop = {
	visit(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
	close(): Promise<void>;
};

/** A shop of another origin, and its visitors, each with a new browser profile. */
export async function startShop(pages: ShopPages, width = 1100): Promise<Shop> {
	const browser: Browser = await sharedBrowser();
	const shop: ForeignShop = await openShop(pages);
	const contexts: BrowserContext[] = [];
	return {
		async visit(path, prepare) {
			const context = await browser.newContext({ viewport: { width, height: 800 } });
			contexts.push(context);
			const page = await context.newPage();
			const problems: string[] = [];
			page.on("pageerror", (error) => problems.push(String(error)));
			page.on("console", (message) => {
				const isIcon = message.location().url.endsWith("/favicon.ico");
				if (["error", "warning"].includes(message.type()) && !isIcon) problems.push(message.text());
			});
			await page.addInitScript(listen);
			await prepare?.(page);
			await page.goto(shop.origin + path);
			return { page, problems, events: () => page.evaluate(() => Reflect.get(window, "heard")) };
		},
		async close() {
			await Promise.all(contexts.map((context) => context.close()));
			shop.close();
		},
	};
}

function listen(): void {
	const heard: string[] = [];
	Reflect.set(window, "heard", heard);
	for (const name of ["ready", "vehicle", "results", "no-result", "product-click", "error"]) {
		addEventListener(`wf-${name}`, () => heard.push(name));
	}
}

/** The first brand, its first model and its first year: results, a question or a notice. */
export async function pickFirstCar(page: Page): Promise<void> {
	for (const name of ["brand", "model", "year"]) {
		const select = page.locator(`wiper-finder select#${name}`);
		await select.locator("option").nth(1).waitFor({ state: "attached" });
		if ((await select.inputValue()) === "") await select.selectOption({ index: 1 });
	}
	await page.locator('wiper-finder [part~="car"]').waitFor();
}

/** A car that a link opens with several products, and no question. */
export async function carWithResults(uuid: string): Promise<string> {
	const shop = await signedIn("shop");
	const ask = async (path: string) => {
		const { status, body } = await shop.get(`/finder/${uuid}/${path}`);
		if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
		return body.data;
	};
	for (const brand of await ask("get-brands")) {
		for (const model of await ask(`get-models/${brand.id}`)) {
			const [year] = await ask(`get-years?model=${model.id}`);
			for (const { id, fitment } of await ask(`get-vehicle?model=${model.id}&year=${year}`)) {
				const isPlain = fitment.options.length === 1 && fitment.driver.length === 1 && fitment.passenger.length === 1;
				if (isPlain && (await ask(`get-wipers?vehicle=${id}`)).length > 1) return id;
			}
		}
	}
	throw new Error("no car of the demo has results");
}
