import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CsvError } from "#worker/csv/csv-error.rules.ts";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { csvLine, withoutGuard } from "#worker/csv/csv-write.rules.ts";

/** All records of a file, header included, read in pieces of a given size. */
function readBytes(bytes: Uint8Array, piece = 7) {
	const reader = new CsvReader();
	const records = [];
	for (let at = 0; at < bytes.length; at += piece) records.push(...reader.push(bytes.subarray(at, at + piece)));
	records.push(...reader.end());
	return { header: reader.header, cells: records.map(({ cells }) => cells), rowNos: records.map(({ rowNo }) => rowNo) };
}
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string, piece?: number) => readBytes(utf8(text), piece);

function refusal(bytes: Uint8Array): string {
	try {
		readBytes(bytes, 60_000);
	} catch (error) {
		if (error instanceof CsvError) return error.code;
		throw error;
	}
	return "none";
}

function utf16(text: string, { bigEndian = false, bom = true } = {}): Uint8Array {
	const units = [...((bom ? "\uFEFF" : "") + text)]
		.flatMap((letter) => letter.split(""))
		.map((unit) => unit.charCodeAt(0));
	return Uint8Array.from(units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
}

const PLAIN = {
	header: ["make", "model"],
	cells: [
		["Škoda", "Octavia"],
		["Citroën", "C4"],
	],
};
const TEXT = "make,model\nŠkoda,Octavia\nCitroën,C4\n";

describe("whatever a spreadsheet writes is read", () => {
	test.each([
		["UTF-8", utf8(TEXT)],
		["UTF-8 with a byte order mark", utf8(`\uFEFF${TEXT}`)],
		["UTF-16LE", utf16(TEXT)],
		["UTF-16BE", utf16(TEXT, { bigEndian: true })],
		["UTF-16LE without a mark", utf16(TEXT, { bom: false })],
		["UTF-16BE without a mark", utf16(TEXT, { bigEndian: true, bom: false })],
		["semicolons", utf8(TEXT.replaceAll(",", ";"))],
		["tabs", utf8(TEXT.replaceAll(",", "\t"))],
		["tabs in UTF-16", utf16(TEXT.replaceAll(",", "\t"))],
		["line breaks of Windows", utf8(TEXT.replaceAll("\n", "\r\n"))],
		["line breaks of old Macs", utf8(TEXT.replaceAll("\n", "\r"))],
		["no line break at the end", utf8(TEXT.trimEnd())],
		["a separator said in the first line", utf8(`sep=;\n${TEXT.replaceAll(",", ";")}`)],
		["every cell quoted", utf8(TEXT.replace(/[^,\n]+/g, '"$&"'))],
		["blanks around quotes", utf8('make, "model"\n"Škoda" ,"Octavia"\nCitroën, "C4"\n')],
		["blank lines and lines of separators", utf8("make,model\n\nŠkoda,Octavia\n,\n  \nCitroën,C4\n\n")],
	])("%s", (_, bytes) => {
		for (const piece of [1, 2, 5, 1000]) expect(readBytes(bytes, piece)).toMatchObject(PLAIN);
	});
});

test("row numbers are those of the spreadsheet", () => {
	expect(read('a,b\n\n1,2\n"x\ny",3\n\n4,5\n').rowNos).toEqual([3, 4, 6]);
});

test("line breaks, separators and quotes in quoted cells belong to the cell", () => {
	expect(read('a,b\n"one\r\ntwo","x, ""y"""\n').cells).toEqual([["one\ntwo", 'x, "y"']]);
});

test.each([",", ";", "\t"])("the header's first cell may have several lines: separator %j", (separator) => {
	const header = ['"Marke\n(Make, brand; ""VW"")"', "Modell", '"Fahrer\n(Zoll)"'].join(separator);
	const cells = ["VW", "Golf", "26"];
	for (const piece of [1, 1000])
		expect(read(`${header}\n${cells.join(separator)}\n`, piece)).toMatchObject({
			header: ['Marke\n(Make, brand; "VW")', "Modell", "Fahrer\n(Zoll)"],
			cells: [cells],
		});
});

test("a quote in the header that is closed nowhere does not hide the separator", () => {
	expect(read('Marke;Modell;"Fahrer\nVW;Golf, Jetta, Bora;26\n')).toMatchObject({
		header: ["Marke", "Modell", '"Fahrer'],
		cells: [["VW", "Golf, Jetta, Bora", "26"]],
	});
});

test("columns without a name after the last one count only where a header isn't too wide with them", () => {
	const withEmpty = (line: string, cells: number) => `${line}${",".repeat(cells - 2)}\n`;
	const sheet = read(`${withEmpty("make,model", 16_384)}${withEmpty("Kia,Rio", 16_384)}Kia,Rio,surplus\n`, 60_000);
	expect(sheet.header).toEqual(["make", "model"]);
	expect(sheet.cells.map((row) => row.slice(0, 4).join())).toEqual(["Kia,Rio,,", "Kia,Rio,surplus"]);
	expect(read(`${withEmpty("make,model", 1000)}Kia,Rio\n`, 60_000).header).toHaveLength(1000);
});

test("a header with more columns than a file may have is refused by that reason", () => {
	const wide = (columns: number) => `${Array.from({ length: columns }, (_, at) => `c${at}`).join()}\nKia\n`;
	expect(refusal(utf8(wide(1001)))).toBe("catalogue.columns_many");
	expect(read(wide(1000), 60_000).header).toHaveLength(1000);
});

test("a row that ends with a further separator keeps its cells of several lines", () => {
	expect(read('make,model,note\nVW,Golf,"one\ntwo",\nAudi,A4,\n').cells).toEqual([
		["VW", "Golf", "one\ntwo", ""],
		["Audi", "A4", ""],
	]);
});

describe("inch marks that nobody escaped", () => {
	test.each([
		['VW,26",18"', ["VW", '26"', '18"']],
		['VW,26"/24",18', ["VW", '26"/24"', "18"]],
		['VW,"26"",18', ["VW", '26"', "18"]],
		['VW,"26"",""', ["VW", '26"', ""]],
		['VW,"26"","18""', ["VW", '26"', '18"']],
		['VW,18,"26""', ["VW", "18", '26"']],
		['VW,"26"/18"",16', ["VW", '26"/18"', "16"]],
		['"VW","26""","18"""', ["VW", '26"', '18"']],
		['VW,"26""/24""",18', ["VW", '26"/24"', "18"]],
		['VW,"26,18', ["VW", '"26', "18"]],
	])("%s", (line, cells) => {
		expect(read(`make,driver,passenger\n${line}\n`).cells).toEqual([cells]);
		const next = ["Audi", "24", "22"];
		expect(read(`make,driver,passenger\n${line}\n${next.join(",")}\n`).cells).toEqual([cells, next]);
		expect(read(`make,driver,passenger\n${line}\n${line}\n`).cells).toEqual([cells, cells]);
	});

	test("one of them never swallows the file", () => {
		const rows = Array.from({ length: 500 }, (_, at) => `Audi,${at},22`);
		const { cells } = read(`make,driver,passenger\nVW,"26",18"\n${rows.join("\n")}\n`, 64);
		expect(cells).toHaveLength(501);
	});
});

test("what is written is read back as it was, in pieces of any size", () => {
	const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", " ", "é", "😀", "26"), maxLength: 8 });
	const row = fc.tuple(fc.constant("x"), cell, cell, fc.constant("y"));
	fc.assert(
		fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 40 }), (rows, piece) => {
			const text = ["h1,h2,h3,h4\r\n", ...rows.map((cells) => csvLine(cells, ","))].join("");
			expect(read(text, piece).cells.map((cells) => cells.map(withoutGuard))).toEqual(rows);
		}),
	);
});

test("no bytes at all make the reader fail in an unknown way", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (bytes, piece) => {
			try {
				readBytes(bytes, piece);
			} catch (error) {
				expect(error).toBeInstanceOf(CsvError);
			}
		}),
	);
});

describe("what is no table is refused with its reason", () => {
	test.each([
		["a zip that is named .csv", Uint8Array.from([0x50, 0x4b, 3, 4, ...Array(100).fill(65)]), "catalogue.not_text"],
		["an old Excel file", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array(100).fill(66)]), "catalogue.not_text"],
		["gzip", Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 65]), "catalogue.not_text"],
		["a PDF", utf8("%PDF-1.7\nand so on"), "catalogue.not_text"],
		["zeros in the middle", utf8(`${TEXT.repeat(20)}a\u0000b,c\n`), "catalogue.not_text"],
		["nothing", utf8(""), "catalogue.file_empty"],
		["a byte order mark alone", utf8("\uFEFF"), "catalogue.file_empty"],
		["blank lines", utf8("\n\n  \n"), "catalogue.file_empty"],
		["a header alone", utf8("make,model\n"), "catalogue.no_rows"],
		["a line without end", utf8(`make,model\n${"x".repeat(1_100_000)}`), "catalogue.row_too_long"],
	])("%s", (_, bytes, code) => {
		expect(refusal(bytes)).toBe(code);
	});
});

test("bytes that are no UTF-8 are marked, so that their rows can be refused", () => {
	const latin = Uint8Array.from([...utf8("make,model\nCitro"), 0xeb, ...utf8("n,C4\nKia,Rio\n")]);
	expect(readBytes(latin).cells).toEqual([
		["Citro\uFFFDn", "C4"],
		["Kia", "Rio"],
	]);
});

test("columns whose names are no UTF-8 are refused, since they would be left out without a word", () => {
	const ansi = Uint8Array.from([...utf8("name;stra"), 0xdf, ...utf8("e;city\nMeier;Hauptweg;Kiel\n")]);
	expect(refusal(ansi)).toBe("catalogue.text_damaged");
});

test("a cell that a spreadsheet would run is text, and the rest is as it was", () => {
	expect(csvLine(["=1+1", "+2", "-3+1", "-x", "@x", "\tx", "\n=x", "a-b", 'say "hi"', "a;b"], ",")).toBe(
		`'=1+1,'+2,'-3+1,'-x,'@x,"'\tx","'\n=x",a-b,"say ""hi""","a;b"\r\n`,
	);
});

test("a negative number is no formula, so that other systems read it", () => {
	expect(csvLine(["-3", "-120", "'-3", "-0", "-2,5", "-1e9", `-${"9".repeat(16)}`], ";")).toBe(
		`-3;-120;''-3;'-0;"'-2,5";'-1e9;'-${"9".repeat(16)}\r\n`,
	);
});

test("full-width signs are no formulas either", () => {
	expect(csvLine(["＝1", "＋2", "－3", "＠x"], ",")).toBe("'＝1,'＋2,'－3,'＠x\r\n");
});

test("cells that differ only in an apostrophe stay different, and come back as they were", () => {
	const cells = ["=1", "'=1", "''=1", "＝1", "'＝1", "'plain", "''", "it's", "@x", "-3", "'-3"];
	const [row = []] = read(`${cells.map((_, at) => `h${at}`).join(",")}\r\n${csvLine(cells, ",")}`).cells;
	expect(new Set(row).size).toBe(cells.length);
	expect(row.map(withoutGuard)).toEqual(cells);
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", "＝", "a", "1") }), (cell) => {
			expect(withoutGuard(csvLine([cell], ",").slice(0, -2))).toBe(cell);
		}),
	);
});
