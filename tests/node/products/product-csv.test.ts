import { expect, test } from "vitest";
import { offer as makeOffer, series } from "#tests/support/fitment.ts";
import { makeProductBook } from "#worker/products/product-book.rules.ts";
import { productCsv } from "#worker/products/product-csv.ts";
import { toTextColumn } from "#worker/products/text-column.rules.ts";

const sizes = Array.from({ length: 33 }, (_, at) => at + 8);
const blades = sizes.map((inch): [number, number, number] => [inch, inch * 25, 1000]);
const pairs = sizes
	.flatMap((driver) => sizes.map((passenger): [number, number | null] => [driver, passenger]))
	.slice(0, 1000);

test("200,000 products leave as pieces of a few rows, made when the reader takes them", async () => {
	const front = Array.from({ length: 200 }, (_, at) => ({ ...series(`S${at}`, []), blades }));
	const none = { partsKeys: toTextColumn([]), skus: toTextColumn([]) };
	const book = makeProductBook({ ...makeOffer({}), front }, { pairs, rears: [] }, none);
	expect(book.count).toBe(200_000);
	let lines = 0;
	let largest = 0;
	for await (const piece of productCsv(book, "en")) {
		lines += new TextDecoder().decode(piece).split("\r\n").length - 1;
		largest = Math.max(largest, piece.byteLength);
	}
	expect(lines).toBe(200_001);
	expect(largest).toBeLessThan(262_144);
});
