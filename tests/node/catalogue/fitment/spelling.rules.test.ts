import { describe, expect, test } from "vitest";
import { plainName } from "#worker/catalogue/fitment/spelling.rules.ts";
import { nameKey } from "#worker/db/search-text.rules.ts";

describe("names that look the same are the same", () => {
	test.each([
		["FİAT", "FIAT"],
		["CLI\u0307O", "Clio"],
		["ci\u0307vi\u0307c", "Civic"],
		["C\u2011HR", "C-HR"],
		["CX\u201360", "CX-60"],
		["CX\u221230", "CX-30"],
		["cee\u2019d", "cee'd"],
		["pro_cee\u00B4d", "pro_cee'd"],
		["Х5", "X5"],
		["А4", "A4"],
		["Т-Roc", "T-Roc"],
		["Χ5", "X5"],
		["СХ-5", "CX-5"],
		["S-МАХ", "S-MAX"],
		["С-МАХ 2", "C-MAX 2"],
		["4МАТІС", "4MATIC"],
		["ВМW Х5 М", "BMW X5 M"],
		["ТАНК 300", "Танк 300"],
		["КОРСА D", "Корса D"],
	])("%s and %s", (written, plain) => {
		expect(nameKey(plainName(written))).toBe(nameKey(plain));
	});
});

test.each([
	"9-5",
	"95",
	"Citroën",
	"Škoda",
	"Şahin",
	"Нива 4x4",
	"ВАЗ",
	"ТАТА",
	"ГАЗ 53",
	"Корса D",
	"ТАНК 300",
	"Корса-D",
	"C-Кроссер",
	"T-Кросс",
	"Т-КРОСС 1.0",
	"ΜΑΧΗ 1",
	"Niva 3 дв.",
	"Coupé",
	"Kombi (5-türig)",
])("%s stays as it is", (name) => {
	expect(plainName(name)).toBe(name);
});
