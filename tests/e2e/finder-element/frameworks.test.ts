import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "#tests/support/system-calls.ts";
import { buildPages } from "./framework-pages.ts";
import { carWithResults, demoFinder, type Shop, startShop } from "./shop-page.ts";

type Props = { as: "element" | "div"; finder: string; locale?: "de"; vehicle?: string; links?: number };

let shop: Shop;
let finders: [string, string];
let car: string;

beforeAll(async () => {
	const { uuid } = await demoFinder();
	const other = { label: "Other", language: "en", currency: "€" };
	finders = [uuid, (await (await signedIn("shop")).post("/admin/api/config/save", other)).body.uuid];
	car = await carWithResults(finders[0]);
	const [production, development] = await Promise.all([
		buildPages("production", ["react.tsx", "vue.ts", "svelte.svelte.ts"]),
		buildPages("development", ["react.tsx"]),
	]);
	shop = await startShop({
		"/react": { body: '<script type="module" src="/production/react.js"></script>' },
		// StrictMode mounts everything twice in React's development build only.
		"/react-strict": { body: '<script type="module" src="/development/react.js"></script>' },
		"/vue": { body: '<script type="module" src="/production/vue.js"></script>' },
		"/svelte": { body: '<script type="module" src="/production/svelte.svelte.js"></script>' },
		...asScripts("production", production),
		...asScripts("development", development),
	});
});

afterAll(() => shop?.close());

const asScripts = (folder: string, codes: Record<string, string>) =>
	Object.fromEntries(Object.entries(codes).map(([name, script]) => [`/${folder}/${name}`, { script }]));

/** In the page: counts the listeners of window, document and media queries. */
function countListeners(): void {
	const counts = { added: 0, removed: 0 };
	Reflect.set(window, "listeners", () => counts.added - counts.removed);
	const isPages = (target: unknown) =>
		target === undefined || target === window || target === document || target instanceof MediaQueryList;
	const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
	EventTarget.prototype.addEventListener = function (...args) {
		if (isPages(this)) counts.added++;
		add.apply(this, args);
	};
	EventTarget.prototype.removeEventListener = function (...args) {
		if (isPages(this)) counts.removed++;
		remove.apply(this, args);
	};
}

const calls = (page: Page) => {
	const call = (name: string, ...args: unknown[]) =>
		page.evaluate(
			([name, args]) => {
				const shop = Reflect.get(window, "shop");
				return typeof shop[name] === "function" ? shop[name](...args) : shop[name];
			},
			[name, args] as const,
		);
	return {
		render: (props: Props) => call("render", { links: 1, ...props }),
		unmount: () => call("unmount"),
		heard: () => call("heard"),
		/** What a page keeps: its listeners, and the elements of head and body. */
		traces: () =>
			page.evaluate(() => ({
				listeners: Reflect.get(window, "listeners")(),
				head: document.head.childElementCount,
				sheets: document.adoptedStyleSheets.length,
				content: document.querySelector("main")?.innerHTML,
				globals: Object.keys(window).length,
			})),
	};
};

test.each(["react", "react-strict", "vue", "svelte"])(
	"a page of %s mounts, updates and unmounts the finder and hears its events, by element and by div",
	async (framework) => {
		const { page, problems } = await shop.visit(`/${framework}`, (page) => page.addInitScript(countListeners));
		await page.waitForFunction(() => Reflect.has(window, "shop"));
		const { render, unmount, heard, traces } = calls(page);
		const [finder, other] = finders;
		const brand = page.locator("wiper-finder select#brand");
		const root = page.locator("wiper-finder [part~='frame']");
		const name = page.locator('wiper-finder [part~="results-title"]');
		await visitOnce();

		const before = await traces();
		for (const as of ["element", "div", "element"] as const) {
			const earlier = (await heard()).length;
			await render({ as, finder });
			await brand.waitFor();
			await render({ as, finder, vehicle: car });
			await name.waitFor();
			await expect.poll(async () => (await heard()).slice(earlier)).toEqual([car]);

			await render({ as, finder, vehicle: car, locale: "de", links: 3 });
			await expect.poll(() => root.getAttribute("lang")).toBe("de");
			await name.waitFor();
			// The framework's own children are where it put them.
			if (as === "div") expect(await page.locator("[data-wiper-finder] > a").count()).toBe(3);
			else expect(await page.locator("wiper-finder > p[slot=empty]").count()).toBe(1);

			const bootstrap = page.waitForRequest((request) => request.url().includes(`/finder/v1/${other}`));
			await render({ as, finder: other, locale: "de", links: 0 });
			await bootstrap;
			await brand.waitFor();
			expect(await name.count()).toBe(0);

			await unmount();
			expect(await traces()).toEqual(before);
		}
		expect(problems).toEqual([]);

		/** The script stays on the page for the next finder, and what counts visits, which begins when the page is idle. */
		async function visitOnce(): Promise<void> {
			await render({ as: "element", finder, vehicle: car });
			await name.waitFor();
			await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
			await unmount();
		}
	},
);
