import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#tests/support/system.ts";
import { divSnippet } from "#worker/publishing/snippet.rules.ts";
import manifest from "../../../package.json" with { type: "json" };
import { CONTENT, carWithResults, demoFinder, pickFirstCar, place, type Shop, script, startShop } from "./shop-page.ts";

const RESET = `* { all: unset; font-size: 0 !important; line-height: 0 !important; letter-spacing: 2em !important;
	color: transparent !important; text-transform: uppercase !important; }
	select, input, button, p, li { display: none !important; }`;

let shop: Shop;

const strictest = (host: string, policies: string) =>
	[
		"default-src 'none'",
		`script-src ${host}`,
		`connect-src ${host}`,
		`img-src ${host}`,
		"require-trusted-types-for 'script'",
		`trusted-types ${policies}`,
	].join("; ");

beforeAll(async () => {
	const { uuid } = await demoFinder();
	const pinned = script().replace("/v1/", `/${manifest.version}/`);
	shop = await startShop({
		"/": { body: place(uuid, CONTENT) + script() },
		"/plain": { body: place(uuid) + script() },
		"/strict": { body: place(uuid, CONTENT) + script(), csp: strictest(system.worker, "lit-html") },
		"/two-lits": {
			body: place(uuid, CONTENT) + script(),
			csp: strictest(system.worker, "lit-html 'allow-duplicates'"),
		},
		"/no-policy": { body: place(uuid, CONTENT) + script(), csp: strictest(system.worker, "'none'") },
		"/sandbox": { body: place(uuid) + script(), csp: "sandbox allow-scripts" },
		"/twice": { body: place(uuid) + script() + pinned },
		"/parts": {
			body: place(uuid) + script(),
			head: "<style>[data-wiper-finder]::part(select), [data-wiper-finder]::part(results-title) { color: rgb(1 2 3) }</style>",
		},
		"/own-root": {
			body: place(uuid, "<template shadowrootmode=open><slot></slot></template>") + script(),
		},
		"/cell": { body: `<table><tr>${place(uuid).replaceAll("div", "td")}</tr></table>${script()}` },
		"/unknown": { body: place("00000000-0000-8000-8000-000000000000", CONTENT) + script() },
		// Shopify's Dawn, which most of its themes are made from.
		"/empty": {
			body: divSnippet({ target: "wiper-finder", uuid }) + script(),
			head: "<style>ul:empty, div:empty, p:empty { display: none }</style>",
		},
		"/reset": { body: place(uuid) + script(), head: `<style>${RESET}</style>` },
		"/clipped": { body: `<div id="clip" style="overflow: clip">${place(uuid)}</div>${script()}` },
		"/drawer": {
			body: `<div style="block-size: 3000px"></div><div id="clip" style="position: fixed; inset: 0 0 auto; overflow: clip">${place(uuid)}</div>${script()}`,
		},
		"/nowrap": { body: place(uuid) + script(), head: "<style>body { white-space: nowrap }</style>" },
		"/vertical": {
			body: place(uuid) + script(),
			head: "<style>body { margin: 0 } [data-wiper-finder] { writing-mode: vertical-rl }</style>",
		},
		"/large": { body: place(uuid) + script(), head: "<style>html { font-size: 200% }</style>" },
		"/hidden": { body: place(uuid) + script(), head: "<style>.d-none { display: none !important }</style>" },
	});
});

afterAll(() => shop?.close());

const form = (page: Page) => page.locator("wiper-finder select#brand");
const link = (page: Page) => page.getByText("All our wipers");
const api = (page: Page) =>
	page
		.context()
		.route(/\/finder\/v1\/[^/]+$/, (route) =>
			route.request().url().endsWith(".js") ? route.continue() : route.abort(),
		);

/** Everything has happened, and later events have had their chance. */
const settle = (page: Page) => page.waitForTimeout(300);

/** The shop has a Lit of its own. */
const otherLit = (page: Page) =>
	page.addInitScript(() => {
		// Playwright's types of the page have no Trusted Types.
		const { trustedTypes } = Object.assign({ trustedTypes: { createPolicy: (..._: unknown[]) => {} } }, window);
		trustedTypes.createPolicy("lit-html", { createHTML: (text: string) => text });
	});

test.each([
	["/strict", undefined],
	["/two-lits", otherLit],
])(
	"a page that forbids everything inline and lists Lit's Trusted Types policy gets a whole finder: %s",
	async (path, prepare) => {
		const { page, problems } = await shop.visit(path, prepare);
		await pickFirstCar(page);
		expect(problems).toEqual([]);
	},
);

test.each([
	["no Trusted Types policy at all", "/no-policy", undefined],
	["Lit's policy once, which another Lit has", "/strict", otherLit],
])("a page that allows %s keeps its content, and its console says what to add", async (_, path, prepare) => {
	const { page, problems } = await shop.visit(path, prepare);
	await expect.poll(() => problems.join()).toContain("add: trusted-types lit-html 'allow-duplicates'");
	expect(await link(page).isVisible()).toBe(true);
	// The browser's own message about the policy, and ours.
	expect(problems.filter((text) => !/content.security.policy/i.test(text))).toEqual([]);
});

test("a sandboxed preview has a finder, and doesn't say that it is the shop's page", async () => {
	const posts: unknown[] = [];
	const { page } = await shop.visit("/sandbox", async (page) => {
		page.on("request", (request) => request.method() === "POST" && posts.push(request.postDataJSON()));
	});
	await pickFirstCar(page);
	// Visits are counted when the page is idle.
	const leave = async () => {
		await page.evaluate(() => dispatchEvent(new Event("pagehide")));
		return posts;
	};
	await expect.poll(leave).toContainEqual({ counts: expect.objectContaining({ vehicle: 1 }) });
});

test("the script twice, in two versions: the first one wins, and the second says so once", async () => {
	const { page, problems } = await shop.visit("/twice");
	await form(page).waitFor();
	await expect.poll(() => problems).toEqual(["<wiper-finder> is already defined on this page"]);
	await settle(page);
	expect([await form(page).count(), problems.length]).toEqual([1, 1]);
});

test("where the name is taken, the page stays as it is", async () => {
	const { page, problems } = await shop.visit("/", (page) =>
		page.addInitScript(() => customElements.define("wiper-finder", class extends HTMLElement {})),
	);
	await expect.poll(() => problems).toEqual(["<wiper-finder> is already defined on this page"]);
	expect(await link(page).isVisible()).toBe(true);
	expect(await page.locator("wiper-finder").count()).toBe(0);
});

test("where nothing can be defined, the page stays as it is", async () => {
	const { page, problems } = await shop.visit("/", (page) =>
		page.addInitScript(() => {
			customElements.define = () => {
				throw new Error("not here");
			};
		}),
	);
	await settle(page);
	expect(await link(page).isVisible()).toBe(true);
	expect(problems).toEqual([]);
});

/** Holds back the bootstrap, or something else, until it is released. */
function holdBack(address = /\/finder\/v1\/[0-9a-f-]{36}$/) {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const prepare = (page: Page) =>
		page.route(address, async (route) => {
			await held;
			await route.continue().catch(() => {});
		});
	return { prepare, letGo: () => letGo() };
}

test("what stands in the div stays until the finder is there", async () => {
	const { prepare, letGo } = holdBack();
	const { page } = await shop.visit("/", prepare);
	await page.locator("wiper-finder").waitFor();
	expect(await link(page).isVisible()).toBe(true);
	letGo();
	await form(page).waitFor();
	expect(await link(page).isVisible()).toBe(false);
});

test("what stands in the div stays for good where the finder isn't available", async () => {
	const { page, events } = await shop.visit("/unknown");
	await expect.poll(events).toEqual(["error"]);
	expect(await link(page).isVisible()).toBe(true);
	expect(await page.locator("wiper-finder select").count()).toBe(0);
});

test("while the server can't be reached the page's content stays, and the visitor may try again", async () => {
	const { page, events } = await shop.visit("/", api);
	const again = page.locator("wiper-finder").getByRole("button", { name: "Try again" });
	await again.waitFor();
	expect(await link(page).isVisible()).toBe(true);
	const alert = page.locator("wiper-finder").getByRole("alert");
	await alert.getByText("The wiper finder couldn't be loaded.").waitFor();
	expect(await alert.locator("p").evaluate((text) => getComputedStyle(text, "::before").content)).toContain("⚠");
	await page.context().setOffline(true);
	await again.click();
	await alert.getByText("You are offline.").waitFor();
	await page.context().setOffline(false);
	await page.locator("[data-wiper-finder]").evaluate((div) => div.setAttribute("data-locale", "el"));
	await alert.locator("xpath=ancestor::*[@lang='el']").getByText("Δεν ήταν δυνατή η φόρτωση").waitFor();
	await page.locator("[data-wiper-finder]").evaluate((div) => div.removeAttribute("data-locale"));
	// It asks again for the page's language, and would succeed without the button.
	await alert.getByText("The wiper finder couldn't be loaded.").waitFor();
	await page.context().unrouteAll();
	await again.click();
	await form(page).waitFor();
	expect((await events()).slice(-2)).toEqual(["error", "ready"]);
});

test("a brand whose cars don't come says so, and comes on the second try", async () => {
	const { page } = await shop.visit("/plain");
	await form(page).waitFor();
	await page.route(/\/shards\//, (route) => route.abort());
	await form(page).selectOption({ index: 1 });
	const again = page.locator('wiper-finder [part~="error"] button');
	await again.waitFor();
	await page.unrouteAll();
	await again.click();
	await page.locator("wiper-finder select#model option").nth(1).waitFor({ state: "attached" });
	expect(await form(page).inputValue()).not.toBe("");
	expect(await page.getByRole("alert").count()).toBe(0);
	const focused = () => page.locator("wiper-finder").evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.id);
	await expect.poll(focused).toBe("model");
});

test.each([
	["the choices", /\/rest\.[\w-]+\.js$/, "/plain", "select#model option:nth-child(2)"],
	["the form for a missing car", /\/forms\.[\w-]+\.js$/, "/plain?wf-vehicle=999999-2016", ".request"],
])(
	"what doesn't arrive can be tried again after a while, and is there once it has come: %s",
	async (_, module, path, shown) => {
		const { prepare, letGo } = holdBack(module);
		const { page, problems } = await shop.visit(path, async (page) => {
			await page.clock.install();
			// Not beside the test, which may be slow.
			await page.clock.pauseAt(Date.now() + 1000);
			await prepare(page);
		});
		await form(page).waitFor();
		if (path === "/plain") await form(page).selectOption({ index: 1 });
		await page.clock.runFor(1000);
		await page.locator("wiper-finder").getByText("Wird geladen").waitFor({ state: "attached" });
		expect(await page.getByRole("alert").count()).toBe(0);
		await page.clock.runFor(12_000);
		const again = page.locator('wiper-finder [part~="error"] button');
		await again.waitFor();
		letGo();
		await again.click();
		await page.locator(`wiper-finder ${shown}`).waitFor({ state: "attached" });
		expect(await page.getByRole("alert").count()).toBe(0);
		// The car is missing.
		expect(problems.filter((text) => !text.includes("404"))).toEqual([]);
	},
);

test("a request for a missing car that doesn't arrive says that it is being sent, then that it wasn't, and can be sent again", async () => {
	const { prepare, letGo } = holdBack(/\/car-requests$/);
	const { page, problems } = await shop.visit("/plain?wf-vehicle=999999-2016", async (page) => {
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 1000);
		await prepare(page);
	});
	await form(page).waitFor();
	await page.clock.runFor(1000);
	const request = page.locator('wiper-finder [part~="request"]');
	await request.locator("input[name=car]").fill("Lada Niva");
	await request.locator("input[name=email]").fill(`stalled-${crypto.randomUUID()}@visitor.example`);
	const send = request.locator("button:not([aria-disabled=true])");
	await send.click();
	await send.waitFor({ state: "detached" });
	const opacity = await request.locator("button").evaluate((button) => Number(getComputedStyle(button).opacity));
	expect([opacity, await request.getByRole("alert").count()]).toEqual([0.6, 0]);
	await page.clock.runFor(13_000);
	await request.getByRole("alert").waitFor();
	letGo();
	await send.click();
	await request.waitFor({ state: "detached" });
	await page.locator("wiper-finder").getByRole("status").getByText("Danke.").waitFor();
	expect(problems.filter((text) => !text.includes("404"))).toEqual([]);
});

test("what was typed is searched once the search arrives, however late", async () => {
	const { prepare, letGo } = holdBack(/\/search\.[\w-]+\.js$/);
	const { page, problems } = await shop.visit("/plain", async (page) => {
		await page.clock.install();
		await prepare(page);
	});
	await page.locator("wiper-finder #search").fill("Alfa Romeo");
	await page.clock.runFor(13_000);
	letGo();
	await page.locator("wiper-finder .hits").getByRole("option").first().waitFor();
	expect(problems).toEqual([]);
});

test("where not even the words for a failure arrive, it is said in English", async () => {
	const { page, events } = await shop.visit("/", async (page) => {
		await page.clock.install();
		await api(page);
		await holdBack(/\/failure\.[\w-]+\.js$/).prepare(page);
	});
	await expect.poll(events).toEqual(["error"]);
	await page.clock.runFor(12_000);
	await page.locator("wiper-finder").getByRole("button", { name: "Try again" }).waitFor();
});

test("moved on the page, it keeps what was picked and asks for nothing again", async () => {
	const { page, problems, events } = await shop.visit("/plain");
	await pickFirstCar(page);
	const picked = await page.locator("wiper-finder select#year").inputValue();
	await page.evaluate(() =>
		document.body.insertBefore(document.querySelector("[data-wiper-finder]")!, document.body.firstChild),
	);
	await settle(page);
	expect(await page.locator("wiper-finder select#year").inputValue()).toBe(picked);
	expect((await events()).filter((name) => name === "ready")).toHaveLength(1);
	expect(problems).toEqual([]);
});

test("removed while loading, it is gone without a word; put back, it begins anew", async () => {
	const { prepare, letGo } = holdBack();
	const { page, problems, events } = await shop.visit("/plain", prepare);
	await page.locator("wiper-finder").waitFor({ state: "attached" });
	const div = await page.evaluateHandle(() => {
		const host = document.querySelector("[data-wiper-finder]")!;
		host.remove();
		return host;
	});
	letGo();
	await settle(page);
	expect(await events()).toEqual([]);
	await page.evaluate((removed) => document.body.appendChild(removed), div);
	await form(page).waitFor();
	expect(problems).toEqual([]);
});

test("a div that comes later gets its finder too", async () => {
	const { page } = await shop.visit("/plain");
	await form(page).waitFor();
	await page.evaluate(() => {
		const first = document.querySelector("[data-wiper-finder]")!;
		const later = document.createElement("div");
		later.setAttribute("data-wiper-finder", first.getAttribute("data-wiper-finder")!);
		later.setAttribute("data-locale", "el");
		document.body.appendChild(later);
	});
	await page.locator("wiper-finder").getByText("Μάρκα", { exact: true }).waitFor();
});

test("the div keeps its content and its place in the page: what a framework owns, it can take away", async () => {
	const { page, problems } = await shop.visit("/");
	await form(page).waitFor();
	const owned = await page.evaluate(() => {
		const div = document.querySelector("[data-wiper-finder]")!;
		const link = div.firstChild!;
		const isThere = div.childNodes.length === 1 && link.textContent === "All our wipers";
		div.removeChild(link);
		div.append("Another text");
		div.remove();
		return isThere;
	});
	await settle(page);
	expect([owned, problems]).toEqual([true, []]);
});

test("a div that its framework keeps for other content shows it, and the finder again when it comes back", async () => {
	const { page, problems } = await shop.visit("/plain");
	const other = page.getByText("Another page");
	await form(page).waitFor();
	const id = await page.evaluate(() => {
		const div = document.querySelector("[data-wiper-finder]")!;
		const id = div.getAttribute("data-wiper-finder")!;
		div.removeAttribute("data-wiper-finder");
		div.append("Another page");
		return id;
	});
	await form(page).waitFor({ state: "detached" });
	expect(await other.isVisible()).toBe(true);
	await page.evaluate((id) => document.querySelector("#wiper-finder")!.setAttribute("data-wiper-finder", id), id);
	await form(page).waitFor();
	expect(problems).toEqual([]);
});

test("what comes into the div after the script stays where the finder isn't available", async () => {
	const { page } = await shop.visit("/plain");
	await form(page).waitFor();
	await page.evaluate(async () => {
		const div = document.createElement("div");
		div.setAttribute("data-wiper-finder", "00000000-0000-8000-8000-000000000000");
		document.body.appendChild(div);
		await Promise.resolve();
		div.innerHTML = "<a href='/wipers'>All our wipers</a>";
	});
	await link(page).waitFor();
});

test("a page styles the parts of its div, from the form to the results", async () => {
	const { page } = await shop.visit("/parts");
	await pickFirstCar(page);
	const colorOf = (name: string) =>
		page
			.locator(`wiper-finder [part~="${name}"]`)
			.first()
			.evaluate((element) => getComputedStyle(element).color);
	await page.locator('wiper-finder [part~="results-title"]').waitFor();
	for (const name of ["select", "results-title"]) expect(await colorOf(name)).toBe("rgb(1, 2, 3)");
});

test.each(["/own-root", "/cell"])(
	"a div that has a shadow root, and an element that can't have one, do no harm: %s",
	async (path) => {
		const { page, problems } = await shop.visit(path);
		await form(page).waitFor();
		expect(problems).toEqual([]);
	},
);

test("a div in a shadow root of the page becomes a finder when the page asks for it, now and later", async () => {
	const { page, problems } = await shop.visit("/plain");
	await form(page).waitFor();
	await page.evaluate(() => {
		const root = document.body.appendChild(document.createElement("section")).attachShadow({ mode: "open" });
		const uuid = document.querySelector("[data-wiper-finder]")!.getAttribute("data-wiper-finder")!;
		Reflect.get(customElements.get("wiper-finder")!, "upgrade")(root);
		const div = root.appendChild(document.createElement("div"));
		div.setAttribute("data-wiper-finder", uuid);
	});
	await page.locator("section wiper-finder select#brand").waitFor();
	expect(problems).toEqual([]);
});

test.each([
	["white-space: nowrap", "/nowrap"],
	["vertical writing", "/vertical"],
])("a page's %s doesn't reach the finder, and nothing sticks out", async (_, path) => {
	const { page } = await shop.visit(path);
	await page.setViewportSize({ width: 390, height: 800 });
	await form(page).waitFor();
	const box = await page.locator("wiper-finder").evaluate((element) => ({
		isWide: element.getBoundingClientRect().width > 250,
		excess: document.documentElement.scrollWidth - innerWidth,
		writing: getComputedStyle(element).writingMode,
	}));
	expect(box).toEqual({ isWide: true, excess: 0, writing: "horizontal-tb" });
});

test("text that a visitor has set to twice its size is as large in the finder", async () => {
	const { page } = await shop.visit("/large");
	await form(page).waitFor();
	const size = await page.locator('wiper-finder [part~="root"]').evaluate((root) => getComputedStyle(root).fontSize);
	expect(size).toBe("32px");
});

test.each([
	["a browser without AbortSignal.any", "delete AbortSignal.any"],
	[
		"a page that adds a header to every request",
		"const own = fetch; window.fetch = (url, options) => own(url, { ...options, headers: { 'X-Shop': '1', Authorization: 'Bearer x' } })",
	],
])("%s gets a whole finder", async (_, prepared) => {
	const { page, problems } = await shop.visit("/plain", (page) => page.addInitScript(prepared));
	await pickFirstCar(page);
	expect(problems).toEqual([]);
});

test("a page's reset changes nothing inside", async () => {
	const { page } = await shop.visit("/reset");
	await pickFirstCar(page);
	const label = page.locator('wiper-finder [part~="field-label"]').first();
	const style = await label.evaluate((element) => {
		const { fontSize, letterSpacing, display } = getComputedStyle(element);
		return { isReadable: Number.parseFloat(fontSize) > 10, letterSpacing, isShown: display !== "none" };
	});
	expect(style).toEqual({ isReadable: true, letterSpacing: "normal", isShown: true });
});

test("a page that hides empty elements shows the finder of the published snippet", async () => {
	const { page } = await shop.visit("/empty");
	await form(page).waitFor();
	expect(await page.locator("[data-wiper-finder] .skeleton").count()).toBe(0);
});

test("a shop's own way to hide things hides the finder: by class, by attribute, or in a closed drawer", async () => {
	const { page } = await shop.visit("/hidden");
	await form(page).waitFor();
	const inDrawer = (style: string) =>
		form(page).evaluate((select, style) => {
			document.body.setAttribute("style", style);
			const computed = getComputedStyle(select);
			return ["visibility", "pointer-events", "text-size-adjust"].map((name) => computed.getPropertyValue(name));
		}, style);
	expect(await inDrawer("visibility: hidden; pointer-events: none")).toEqual(["hidden", "none", "auto"]);
	// Phones enlarge text in landscape unless the page says not to.
	expect(await inDrawer("text-size-adjust: 100%")).toEqual(["visible", "auto", "100%"]);
	for (const hide of ["d-none", ""]) {
		await page.locator("[data-wiper-finder]").evaluate((element, name) => {
			element.setAttribute("class", name);
			element.toggleAttribute("hidden", name === "");
		}, hide);
		expect(await form(page).isVisible()).toBe(false);
	}
});

test.each([
	[
		"throws",
		() => {
			throw new Error("patched");
		},
	],
	["answers HTML", async () => new Response("<html>")],
	["answers null", async () => new Response("null")],
])("a patched fetch that %s harms nobody", async (_, patched) => {
	const { page, problems } = await shop.visit("/", (page) => page.addInitScript(`window.fetch = ${patched}`));
	await page.locator("wiper-finder").getByRole("button").waitFor();
	expect(await link(page).isVisible()).toBe(true);
	expect(problems).toEqual([]);
});

test.each([
	["by anchor", "/clipped"],
	["in a fixed drawer of a page that is scrolled, where anchors lead elsewhere", "/drawer"],
])("the list of cars found is whole in a page that clips what is around the finder: %s", async (_, path) => {
	const { page } = await shop.visit(path);
	const box = page.getByRole("combobox", { name: "Search" }).or(page.locator("wiper-finder #search")).first();
	await box.click();
	// What follows the text box is clipped.
	await page.evaluate(() => {
		const clip = document.querySelector<HTMLElement>("#clip");
		const finder = clip?.querySelector("div")?.shadowRoot?.querySelector("wiper-finder");
		const bottom = finder?.shadowRoot?.querySelector("#search")?.getBoundingClientRect().bottom ?? 0;
		clip?.style.setProperty("block-size", `${bottom - (clip?.getBoundingClientRect().top ?? 0) + 4}px`);
		// Below the text box is less room than the list needs: the page becomes longer.
		document.body.style.marginBlockStart = "480px";
		scrollTo(0, 900);
	});
	await box.pressSequentially("a");
	const hits = page.locator("wiper-finder .hits");
	await hits.waitFor();
	const [above, list] = [await box.boundingBox(), await hits.boundingBox()];
	expect([list?.x, list?.width]).toEqual([above?.x, above?.width]);
	expect(Math.abs((list?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(2);
	await hits.getByRole("option").last().click();
	await expect.poll(() => form(page).inputValue()).not.toBe("");
	expect(await hits.isVisible()).toBe(false);
});

test("keys pressed in the finder are no shortcuts of the page, but it may close a drawer by Escape", async () => {
	const { page } = await shop.visit("/plain", (page) =>
		page.addInitScript(() => {
			const seen: string[] = [];
			Reflect.set(window, "seen", seen);
			// As pages with sliders and shortcuts do, which can't see the text box in the shadow root.
			for (const type of ["keydown", "keypress"] as const)
				addEventListener(type, (event) => {
					if (event.target instanceof HTMLInputElement) return;
					seen.push(event.key);
					event.preventDefault();
				});
		}),
	);
	await page.locator("wiper-finder #search").pressSequentially("golf 7");
	for (const key of ["Escape", "Control+k"]) await page.keyboard.press(key);
	expect(await page.locator("wiper-finder #search").inputValue()).toBe("golf 7");
	expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["Escape", "Control", "k"]);
});

test("a page that adds to the browser's own objects gets a whole finder", async () => {
	const { page, problems } = await shop.visit("/plain", (page) =>
		page.addInitScript(() => {
			Object.assign(Array.prototype, { each: () => {}, toJSON: () => "array" });
			Object.assign(Object.prototype, { extended: true });
		}),
	);
	await pickFirstCar(page);
	expect(problems).toEqual([]);
});

test("a page with an old Prototype.js, whose reduce takes no arguments, has prices and finds cars by text", async () => {
	const { uuid } = await demoFinder();
	const { page, problems } = await shop.visit(`/plain?wf-vehicle=${await carWithResults(uuid)}`, (page) =>
		page.addInitScript(() => {
			Array.prototype.reduce = function (this: unknown[]) {
				return this.length > 1 ? this : this[0];
			};
		}),
	);
	const prices = page.locator('wiper-finder [part~="price"]');
	await prices.first().waitFor();
	for (const price of await prices.allInnerTexts()) expect(price).toMatch(/^\D*\d+[.,]\d\d\D*$/);
	await page.locator('wiper-finder [part~="change-car"]').click();
	for (const text of ["golf 7", "гольф 7"]) {
		await page.locator("wiper-finder #search").fill(text);
		await page.locator("wiper-finder .hits").getByRole("option", { name: "Golf" }).first().waitFor();
		await page.locator("wiper-finder #search").fill("");
	}
	expect(problems).toEqual([]);
});

test.each(["flat", "flatMap", "map", "find", "includes"])(
	"a page that breaks Array.prototype.%s keeps its content, and hears no error from us",
	async (name) => {
		const { page, problems } = await shop.visit("/", (page) =>
			page.addInitScript((broken) => {
				addEventListener("DOMContentLoaded", () => {
					Reflect.set(Array.prototype, broken, () => {
						throw new Error("patched");
					});
				});
			}, name),
		);
		await settle(page);
		const isThere = await form(page).isVisible();
		if (isThere) await form(page).selectOption({ index: 1 });
		await settle(page);
		expect(problems).toEqual([]);
		expect(
			(await form(page).isVisible()) || (await link(page).isVisible()) || (await page.getByRole("alert").isVisible()),
		).toBe(true);
	},
);

test("nothing on the page is touched but the finder: no cookies, no storage, no globals but Lit's", async () => {
	const { page } = await shop.visit("/plain", (page) =>
		page.addInitScript(() =>
			addEventListener("DOMContentLoaded", () => Reflect.set(window, "before", Object.keys(window))),
		),
	);
	await pickFirstCar(page);
	const traces = await page.evaluate(() => {
		const before: string[] = Reflect.get(window, "before");
		return {
			cookies: document.cookie,
			stored: localStorage.length + sessionStorage.length,
			globals: Object.keys(window).filter((key) => !before.includes(key) && key !== "before"),
		};
	});
	const ofLit = ["litElementVersions", "litHtmlVersions", "litPropertyMetadata", "reactiveElementVersions"];
	expect({ ...traces, globals: traces.globals.sort() }).toEqual({ cookies: "", stored: 0, globals: ofLit });
	expect(await page.context().cookies()).toEqual([]);
});
