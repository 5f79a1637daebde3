import { expect, onTestFinished, test, vi } from "vitest";
import { createVisitCounter } from "#finder-element/visit-counter.ts";

test("a page that the browser prerenders is a visit when the visitor opens it, and none before", () => {
	onTestFinished(() => void vi.unstubAllGlobals());
	const sent: unknown[] = [];
	const page = Object.assign(new EventTarget(), { prerendering: true, visibilityState: "hidden" });
	vi.stubGlobal("document", page);
	vi.stubGlobal("location", { origin: "https://shop.example" });
	vi.stubGlobal("self", { origin: "https://shop.example" });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("navigator", { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
	const count = createVisitCounter("https://finder.example");
	const turn = (state: string) => {
		page.visibilityState = state;
		page.dispatchEvent(new Event("visibilitychange"));
	};
	count("finder-1", "ready");
	count("finder-1", "vehicle");
	expect(sent).toEqual([]);
	page.prerendering = false;
	page.dispatchEvent(new Event("prerenderingchange"));
	// Only then it is shown.
	turn("visible");
	count("finder-1", "results");
	expect(sent).toEqual([]);
	turn("hidden");
	expect(sent).toEqual([{ counts: { ready: 1, vehicle: 1, results: 1 }, page: "https://shop.example" }]);
});

test("a page that stays in sight sends its visits before there are more than the server counts", () => {
	onTestFinished(() => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});
	vi.useFakeTimers();
	const sent: unknown[] = [];
	vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
	vi.stubGlobal("location", { origin: "https://shop.example" });
	vi.stubGlobal("self", { origin: "https://shop.example" });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("navigator", { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body).counts) });
	const count = createVisitCounter("https://finder.example");
	count("finder-1", "ready");
	vi.advanceTimersByTime(15_000);
	for (let time = 0; time < 250; time++) count("finder-1", "results");
	expect(sent).toEqual([{ ready: 1 }, { results: 100 }, { results: 100 }]);
});

test.each([
	["https://shop.example", "https://shop.example"],
	// Its address is one that anybody's script may have, so its visits are nobody's.
	["null", undefined],
	// Pages may replace it, by any variable of that name.
	["Berlin", "https://shop.example"],
])("a page with the origin %s is counted as a page of %s", (origin, page) => {
	onTestFinished(() => void vi.unstubAllGlobals());
	const sent: unknown[] = [];
	vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "hidden" }));
	vi.stubGlobal("location", { origin: "https://shop.example" });
	vi.stubGlobal("self", { origin });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("navigator", { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body).page) });
	createVisitCounter("https://finder.example")("finder-1", "ready");
	expect(sent).toEqual([page]);
});
