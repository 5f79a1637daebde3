import { expect, test } from "vitest";
import { toAuditSearch } from "../../../dashboard/src/features/audit/audit-search.ts";
import { differences } from "../../../dashboard/src/features/audit/difference.rules.ts";

test("of a change the fields that differ are told, with both sides", () => {
	expect(differences({ label: "A", language: "de" }, { label: "B", language: "de", articles: [1] })).toEqual([
		{ field: "label", before: "A", after: "B" },
		{ field: "articles", before: undefined, after: [1] },
	]);
});

test("of a thing that came or went only fields that say something are told", () => {
	const thing = { label: "A", title: "", articles: [], countryId: null, enabled: false, borderRadius: 0 };
	const fields = ["label", "enabled", "borderRadius"];
	expect(differences(null, thing).map(({ field }) => field)).toEqual(fields);
	expect(differences(thing, null).map(({ field }) => field)).toEqual(fields);
	expect(differences(null, null)).toEqual([]);
});

test("named values inside a field are compared name by name", () => {
	expect(differences({ wipers: { '18"': 5, '20"': 6 } }, { wipers: { '18"': 5, '20"': 7 } })).toEqual([
		{ field: 'wipers › 20"', before: 6, after: 7 },
	]);
});

test("the log's filters are read from an address, and nonsense is left out", () => {
	const search = {
		user: "7",
		company: 3,
		entity: "finder",
		thing: 12,
		action: "update",
		from: "2026-11-01",
		page: "2",
	};
	expect(toAuditSearch(search)).toEqual({ ...search, user: 7, thing: "12", page: 2 });
	const nonsense = {
		user: "x",
		company: -1,
		entity: "cat",
		thing: 5,
		action: "explode",
		from: "1.1.2026",
		to: "2026-99-99",
	};
	expect(toAuditSearch(nonsense)).toEqual({});
});
