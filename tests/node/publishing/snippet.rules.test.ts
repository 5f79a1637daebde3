import { expect, test } from "vitest";
import { look } from "#tests/node/finder-element/fixtures.ts";
import { packageSnippets } from "#worker/publishing/package-snippet.rules.ts";
import { reservedHeight } from "#worker/publishing/reserved-height.rules.ts";
import {
	cspDirectives,
	magentoCsp,
	newestScript,
	pinnedScript,
	reserveCss,
	snippetsOf,
} from "#worker/publishing/snippet.rules.ts";

const HOST = "https://finder.example";
const finder = { ...look, title: "", target: "wiper-finder", uuid: "11111111-2222-8333-8444-555555555555" };
const release = {
	version: "1.2.3",
	integrity: "sha384-abc",
	modules: [{ file: "results.js", integrity: "sha384-def" }],
};

test("two lines bring the newest version: the finder's place and one module", () => {
	const { div, script, embed } = snippetsOf(finder, newestScript(HOST));
	expect(div).toBe(
		`<div id="wiper-finder" data-wiper-finder="${finder.uuid}" style="min-height:clamp(310px,(700px - 100vw)*999,500px)">&#160;</div>`,
	);
	expect(script).toBe(`<script type="module" async src="${HOST}/finder/v1/wiper-finder.js"></script>`);
	expect(embed).toBe(`${div}\n${script}`);
});

test.each([
	["a plain form", {}, 310, 500],
	["a picture above it", { backgroundImage: "/uploads/a.webp" }, 496, 687],
	["a picture around it", { bannerStyle: "cover" }, 388, 547],
	["selects below each other", { selectBoxLayout: "vertical" }, 437, 500],
	["selects close together", { selectBoxLayout: "compact" }, 343, 500],
	["the form beside the results", { layout: "compact-left" }, 437, 500],
	["more space around it", { bannerPadding: 60 }, 332, 523],
] as const)("the reserved space is that of the look: %s", (_, changes, wide, narrow) => {
	const changed = { ...finder, title: "<p>Wipers</p>", ...changes };
	expect(reservedHeight(changed)).toEqual({ wide, narrow });
	const { div } = snippetsOf(changed, newestScript(HOST));
	expect(div).toContain(`min-height:clamp(${wide}px,(700px - 100vw)*999,${narrow}px)`);
	expect(reserveCss({ wide, narrow })).toMatch(new RegExp(`${narrow}px;[\\s\\S]+${wide}px;`));
});

test("a fixed version says its hash everywhere, and the newest says none anywhere", () => {
	const pinned = snippetsOf(finder, pinnedScript(HOST, release));
	for (const text of [pinned.script, pinned.embed, pinned.tagManager]) {
		expect(text).toContain(`${HOST}/finder/1.2.3/wiper-finder.js`);
		expect(text).toContain("sha384-abc");
		expect(text).toContain(`${HOST}/finder/1.2.3/results.js`);
		expect(text).toContain("sha384-def");
		expect(text.toLowerCase()).toContain("crossorigin");
	}
	const newest = snippetsOf(finder, newestScript(HOST));
	expect(Object.values(newest).join()).not.toMatch(/integrity|crossorigin/i);
});

test("the package comes from the finder's host, and a fixed version is said where it is loaded", () => {
	const source = { origin: HOST, version: release.version };
	const { install, load, element } = packageSnippets(finder, { ...source, isPinned: false });
	expect(install).toBe(`npm install ${HOST}/finder/1.2.3/package.tgz`);
	expect(load).toContain(`loadWiperFinder("${HOST}")`);
	expect(element).toBe(`<wiper-finder finder="${finder.uuid}"></wiper-finder>`);
	expect(packageSnippets(finder, { ...source, isPinned: true }).load).toContain(
		`loadWiperFinder("${HOST}", { version: "1.2.3" })`,
	);
});

test("what Tag Manager gets is a plain script in ES5 that makes the module, its source last", () => {
	const { tagManager } = snippetsOf(finder, pinnedScript(HOST, release));
	expect(tagManager).toMatch(/^<script>\n[\s\S]*\n<\/script>$/);
	expect(tagManager).not.toMatch(/=>|`|\b(let|const)\b|<script [^>]*type/);
	expect(tagManager.indexOf("script.type")).toBeLessThan(tagManager.indexOf("script.src"));
	expect(tagManager.indexOf("script.integrity")).toBeLessThan(tagManager.indexOf("script.src"));
});

test("a policy has to allow our host for script, calls and pictures, in Magento's words too", () => {
	const directives = cspDirectives(HOST);
	expect(directives).toEqual([`script-src ${HOST}`, `connect-src ${HOST}`, `img-src ${HOST}`]);
	const xml = magentoCsp(HOST);
	expect([...xml.matchAll(/<policy id="([a-z-]+)">/g)].map(([, id]) => `${id} ${HOST}`)).toEqual(directives);
	expect(xml.split(`<value id="wiper-finder" type="host">${HOST}</value>`)).toHaveLength(4);
});
