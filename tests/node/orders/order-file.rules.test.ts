import { expect, test } from "vitest";
import { contentTypeOf, orderFileType } from "#worker/orders/order-file.rules.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** As Excel saves it: a byte for each letter, by the code page of the machine. */
const ansi = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
	new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);

test.each([
	["UTF-8", utf8("Stück;Größe\n1;2\n"), "text/csv; charset=utf-8"],
	["UTF-16", utf16("Stück;Größe\n1;2\n"), "text/csv; charset=utf-16le"],
	["Windows-1252", ansi("Stück;Größe\n1;2\n"), "text/csv"],
	["Windows-1250", ansi("\x8fród\xb3o;Ilo\x9c\xe6\n1;2\n"), "text/csv"],
])("a table is a CSV file in %s, and says no encoding that it doesn't have", (_, bytes, type) => {
	expect([orderFileType(bytes), contentTypeOf("csv", bytes)]).toEqual(["csv", type]);
});

test.each([
	["markup", "<p>Stück;</p>"],
	["text without a separator", "Stück"],
	["anything with control characters", "Stück;\x00\x01"],
	["what only begins like a table", "Stück;1\n\x1f\x7f"],
])("%s in Windows-1252 is no table", (_, text) => {
	expect(orderFileType(ansi(text))).toBeUndefined();
});

test.each(["", "\r\n", "\xef\xbb\xbf", "\x1b%-12345X@PJL\r\n"])("a PDF may begin with %j", (before) => {
	expect(orderFileType(ansi(`${before}%PDF-1.7\n1 0 obj\n%%EOF\n`))).toBe("pdf");
	expect(orderFileType(ansi(`${before}%PDF-1.7\n1 0 obj\n`))).toBe("damaged");
});

test.each(["", "\xef\xbb\xbf"])("markup that speaks of a PDF is none, after %j", (before) => {
	expect(orderFileType(ansi(`${before}<p>%PDF-1.7 %%EOF`))).toBeUndefined();
});
