import fc from "fast-check";
import { expect, test } from "vitest";
import { productLink } from "#worker/finders/finder.rules.ts";

test.each([
	["https://shop.example/p/{sku}", "A 1/2", "https://shop.example/p/A%201%2F2"],
	["https://shop.example?id={sku}&again={sku}", "A", "https://shop.example?id=A&again=A"],
	["http://localhost:3000/{sku}", "A", "http://localhost:3000/A"],
	["https://shop.example", "A", "https://shop.example"],
	["https://[::1]/{sku}", "A", "https://[::1]/A"],
])("%s with the sku %s is %s", (template, sku, link) => {
	expect(productLink(template, sku)).toBe(link);
});

test.each([
	"",
	"javascript:alert(1)//{sku}",
	"JAVASCRIPT://shop.example/%0Aalert(1)",
	"data:text/html,{sku}",
	"//shop.example/{sku}",
	"https://{sku}",
	"https://shop.example{sku}",
	"https://user@shop.example/{sku}",
	"https://shop.example\\.evil.example/{sku}",
	"https:/\tevil.example/{sku}",
	"https:///evil.example/{sku}",
	" https://shop.example/{sku}",
])("%j, older than the rules, leads nowhere", (template) => {
	expect(productLink(template, "A")).toBeNull();
});

test("no sku leads to another host than the saved one, nor to another scheme", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "grapheme" }),
			fc.constantFrom("/{sku}", "?{sku}", "#{sku}", "/a{sku}b"),
			(sku, end) => {
				fc.pre(sku.isWellFormed());
				const link = new URL(productLink(`https://shop.example${end}`, sku) ?? "");
				expect([link.protocol, link.host, link.username]).toEqual(["https:", "shop.example", ""]);
			},
		),
	);
});
