import { expect, test } from "vitest";
import { columnLines } from "#scripts/import/column-lines.ts";
import { guessMapping } from "#worker/catalogue/import/detect-mapping.rules.ts";

const linesOf = (header: string[]) => columnLines(header, guessMapping(header));

test("whoever imports a file is told which column is what, and which are not read", () => {
	expect(linesOf(["Brand", "SKU", "Make", "Model", "Year", "Driver (mm)", "", "Rear left"])).toEqual([
		"Columns: brand = Make, model = Model, year = Year, driver = Driver (mm). Sizes in mm.",
		"Not read: Brand, SKU, Rear left.",
	]);
	expect(linesOf(["Make", "Model", "Year", "Rear"])).toEqual([
		"Columns: brand = Make, model = Model, year = Year, rear = Rear. Sizes in inch.",
	]);
});

test("a file's names can't fill or command the terminal", () => {
	const header = ["Make", "Model", "Year", "Rear", "a\u001b[2J\nb", ...Array.from({ length: 30 }, (_, at) => `x${at}`)];
	expect(linesOf(header)[1]).toMatch(/^Not read: a\uFFFD\[2J\uFFFDb, x0, .*, x18 and 11 more\.$/);
});
