import { expect, test } from "vitest";
import { countryReader, namesIn } from "#worker/companies/select-lists.rules.ts";

const COUNTRIES = [
	{ id: 276, iso2: "DE", name: "Germany" },
	{ id: 616, iso2: "PL", name: "Poland" },
	{ id: 792, iso2: "TR", name: "Türkiye" },
];

test.each([
	...(["DE", "de", "Germany", "Deutschland", "Γερμανία", "Almanya", "Niemcy", "германия"] as const).map(
		(written) => [written, 276] as const,
	),
	...(["Polska", "POLEN"] as const).map((written) => [written, 616] as const),
	...(["TÜRKİYE", "Turkiye", "Türkei"] as const).map((written) => [written, 792] as const),
	...(["", "Atlantis", "D"] as const).map((written) => [written, undefined] as const),
])("a country is known by its ISO code and by its name in each language: %s", (written, id) => {
	expect(countryReader(COUNTRIES)(written)).toBe(id);
});

test.each([
	["gr", "region", "SM", "Άγιος Μαρίνος"],
	["gr", "language", "de", "Γερμανικά"],
	["tr", "language", "it", "İtalyanca"],
	["pl", "language", "pl", "Polski"],
] as const)("a name starts with a capital, as the language writes it: %s", (locale, kind, code, name) => {
	expect(namesIn(locale, kind)(code, "")).toBe(name);
});
