import { DetailedError } from "hono/client";
import { describe, expect, test } from "vitest";
import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { menuOf } from "#worker/auth/menu.rules.ts";
import { contrast } from "#worker/finders/color.rules.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { listRange } from "../../../dashboard/src/components/list/list-range.ts";
import { contrastProblems } from "../../../dashboard/src/features/finders/contrast.rules.ts";
import { isFinderField, newFinderValues } from "../../../dashboard/src/features/finders/finder-values.ts";
import { asTheServerReads } from "../../../dashboard/src/features/orders/finder-order.rules.ts";
import { toProblem } from "../../../dashboard/src/lib/api-problem.ts";
import { formatAgo, formatPercent } from "../../../dashboard/src/lib/format.ts";
import { toListSearch } from "../../../dashboard/src/lib/list-search.ts";
import { entriesOf, visibleEntries } from "../../../dashboard/src/shell/menu.rules.ts";

const SUPPLIER = { supplier: true, hasStock: false };

describe("the menu", () => {
	const uris = (menu: readonly MenuEntry[]) => menu.map(({ uri }) => uri);

	test.each(["ROLE_USER", "ROLE_API_USER", "ROLE_CUSTOMER"] as const)(
		"shows %s the configurations and the company's pages, and a configuration's pages once one is selected",
		(role) => {
			const menu = menuOf([role], SUPPLIER);
			const integrations = role === "ROLE_CUSTOMER" ? ["/c/integrations"] : [];
			const ofCompany = ["/c", "/c/orders", "/c/incoming", "/c/stock", ...integrations];
			expect(uris(visibleEntries(menu, [role], false))).toEqual(ofCompany);
			expect(uris(visibleEntries(menu, [role], true))).toEqual(
				expect.arrayContaining(["/c", "/c/settings", "/c/publish"]),
			);
			expect(uris(visibleEntries(menu, [role], true))).not.toContain("/a");
		},
	);

	test("shows administrators everything, selected or not", () => {
		const menu = menuOf(["ROLE_ADMIN"], SUPPLIER);
		expect(visibleEntries(menu, ["ROLE_ADMIN"], false)).toEqual(menu);
		expect(uris(menu)).toContain("/a");
	});

	test("shows a company its orders, and the incoming ones if it ships; an administrator all in one place", () => {
		expect(uris(menuOf(["ROLE_CUSTOMER"], SUPPLIER))).toEqual(expect.arrayContaining(["/c/orders", "/c/incoming"]));
		expect(uris(menuOf(["ROLE_CUSTOMER"], { supplier: false, hasStock: false }))).not.toContain("/c/incoming");
		const orders = uris(menuOf(["ROLE_ADMIN"], SUPPLIER)).filter((uri) => /orders|incoming/.test(uri));
		expect(orders).toEqual(["/a/orders"]);
	});

	test("shows a company that ships no more its stock as long as it has any", () => {
		const isTrade = (uri: string) => /orders|incoming|stock/.test(uri);
		const tradeOf = (hasStock: boolean) => uris(menuOf(["ROLE_USER"], { supplier: false, hasStock })).filter(isTrade);
		expect([tradeOf(true), tradeOf(false)]).toEqual([["/c/orders", "/c/stock"], ["/c/orders"]]);
	});

	test("keeps a configuration's own pages together, apart from the lists that lead to it", () => {
		const menu = menuOf(["ROLE_ADMIN"], SUPPLIER);
		expect(entriesOf(menu, "finder")).toHaveLength(12);
		expect(uris(entriesOf(menu, "finder")).every((uri) => /^\/c\/./.test(uri))).toBe(true);
		expect(uris(entriesOf(menu, "system"))).toContain("/a/users");
		expect(uris(entriesOf(menu, undefined))).toEqual(["/a"]);
	});

	test.each(LOCALES)("has no name twice in %s", async (locale) => {
		const { area }: { area: Record<string, string> } = await import(`../../../dashboard/src/i18n/${locale}/area.ts`);
		const names = [
			"menu.sell",
			"menu.catalogue",
			"menu.system",
			...menuOf(["ROLE_ADMIN"], SUPPLIER).map((one) => one.linkText),
		];
		const texts = names.map((name) => area[name]);
		expect(texts).toEqual([...new Set(texts)]);
	});

	test("never shows an entry that is not active, nor one of a role that isn't held", () => {
		const [entry] = menuOf(["ROLE_CUSTOMER"], SUPPLIER);
		expect(visibleEntries([{ ...entry!, active: false }], ["ROLE_ADMIN"], true)).toEqual([]);
		expect(visibleEntries([{ ...entry!, role: "ROLE_API_USER" }], ["ROLE_CUSTOMER"], true)).toEqual([]);
	});
});

describe("a list's address", () => {
	test("is read as it was written", () => {
		expect(toListSearch({ page: 3, pageSize: "20", search: 911, sortField: "label", sortOrder: "asc" })).toEqual({
			page: 3,
			pageSize: 20,
			search: "911",
			sortField: "label",
			sortOrder: "asc",
		});
	});

	test.each([
		[{ page: 0 }],
		[{ page: -1 }],
		[{ page: 1.5 }],
		[{ page: "x" }],
		[{ page: Number.POSITIVE_INFINITY }],
		[{ pageSize: 1_000_000 }],
		[{ search: {} }],
		[{ sortOrder: "asc" }],
		[{ sortField: "label", sortOrder: "; DROP" }],
	])("leaves out what makes no sense: %j", (raw) => {
		const { sortField, ...read } = toListSearch(raw);
		expect(read).toEqual({});
	});
});

describe("contrast", () => {
	test("is 21 for black on white, 1 for a colour on itself, and the same both ways round", () => {
		expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
		expect(contrast("#1677ff", "#1677ff")).toBe(1);
		expect(contrast("#1677ff", "#ffffff")).toBe(contrast("#FFFFFF", "#1677FF"));
	});

	test("warns of what is hard to read and of nothing while a colour is half typed", () => {
		const colors = {
			titleColor: "#111111",
			labelColor: "#cccccc",
			primaryColor: "#ffff00",
			backgroundColor: "#ffffff",
			theme: "plain" as const,
		};
		expect(contrastProblems(colors).map(({ field }) => field)).toEqual(["labelColor", "primaryColor"]);
		expect(contrastProblems({ ...colors, backgroundColor: "#fff" })).toEqual([]);
	});

	test("has nothing against the defaults", () => {
		expect(contrastProblems(finderInputSchema.parse({ label: "Shop" }))).toEqual([]);
	});
});

test("a new card has the specification's defaults", () => {
	expect(newFinderValues()).toMatchObject({
		label: "",
		primaryColor: "#1677ff",
		currency: "€",
		language: "de",
		titleColor: "#111111",
		selectBoxLayout: "horizontal",
		borderRadius: 12,
		labelSize: "normal",
	});
});

test("server errors land on fields of the form only", () => {
	expect(["label", "allowedOrigins"].every(isFinderField)).toBe(true);
	expect(["companyId", "version", "__proto__", "constructor", ""].some(isFinderField)).toBe(false);
});

describe("a failed call", () => {
	const failed = (data: unknown, statusCode = 400) => new DetailedError("failed", { statusCode, detail: { data } });

	test("is known by its code, its sentence and its fields", () => {
		const fields = [{ path: "label", code: "too_small" }];
		expect(toProblem(failed({ error: { code: "request.invalid_json", message: "Please check.", fields } }))).toEqual({
			code: "request.invalid_json",
			status: 400,
			message: "Please check.",
			fields,
		});
	});

	test.each([undefined, null, "<html>", 7, { error: "x" }, { error: { fields: [null, 1, {}] } }])(
		"never breaks the mapping, whatever answered: %j",
		(data) => {
			expect(toProblem(failed(data, 502))).toEqual({ code: "server.internal", status: 502, message: null, fields: [] });
		},
	);

	test("that never reached the server has no status", () => {
		expect(toProblem(new TypeError("Failed to fetch"))).toMatchObject({ status: 0, code: "network.unreachable" });
	});
});

test("times are told from now, in the reader's language", () => {
	const now = Date.parse("2026-11-21T12:00:00Z");
	expect(formatAgo("2026-11-21T11:59:40Z", now, "en")).toBe("now");
	expect(formatAgo("2026-11-21T11:57:00Z", now, "en")).toBe("3 minutes ago");
	expect(formatAgo("2026-11-20T11:57:00Z", now, "de")).toBe("gestern");
	expect(formatAgo("2026-11-21T12:00:09Z", now, "en")).toBe("now");
});

test("only the day before is called yesterday: what is longer ago is counted, however many hours it is", () => {
	const now = new Date(2026, 10, 21, 9).getTime();
	const agoOf = (time: Date, tag = "en") => formatAgo(time.toISOString(), now, tag);
	expect(agoOf(new Date(2026, 10, 20, 8))).toBe("yesterday");
	expect(agoOf(new Date(2026, 10, 19, 23))).toBe("1 day ago");
	expect(agoOf(new Date(2026, 10, 18, 23), "de")).toBe("vor 2 Tagen");
	expect(agoOf(new Date(2026, 9, 1))).toBe("1 month ago");
	expect(agoOf(new Date(2025, 0, 1), "de")).toBe("vor 1 Jahr");
});

test("numbers are in the language's format: grouped, and with its percent sign", () => {
	const last = { page: 200, pageSize: 50, total: 10_000 };
	expect(listRange(last, "en")).toEqual({ from: "9,951", to: "10,000", total: "10,000+" });
	expect(listRange({ ...last, total: 12_345 }, "de")).toEqual({ from: "9.951", to: "10.000", total: "12.345" });
	expect(listRange({ page: 1, pageSize: 50, total: 0 }, "de")).toEqual({ from: "0", to: "0", total: "0" });
	expect(["en", "de", "tr"].map((tag) => formatPercent(0.45, tag))).toEqual(["45%", "45\u00a0%", "%45"]);
});

test("an order's form searches first where the server looks for prices first: in the enabled configurations", () => {
	const finders = [
		{ id: 1, enabled: false },
		{ id: 2, enabled: true },
		{ id: 3, enabled: true },
	];
	expect(asTheServerReads(finders).map(({ id }) => id)).toEqual([2, 3, 1]);
});
