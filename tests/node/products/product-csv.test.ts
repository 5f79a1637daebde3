import { expect, test } from "vitest";
import { offer as makeOffer, series } from "#tests/support/fitment.ts";
import { productCsv } from "#worker/products/product-csv.ts";
import { makeProductIndex } from "#worker/products/product-index.rules.ts";
import { toTextColumn } from "#worker/products/text-column.rules.ts";

const NO_SKUS = { partsKeys: toTextColumn([]), skus: toTextColumn([]), bundles: [] };
const sizes = Array.from({ length: 33 }, (_, at) => at + 8);
const blades = sizes.map((inch): [number, number, number] => [inch, inch * 25, 1000]);
const pairs = sizes
	.flatMap((driver) => sizes.map((passenger): [number, number | null] => [driver, passenger]))
	.slice(0, 1000);

/** As many series of 1,000 sets each. */
const productIndexOf = (seriesCount: number) => {
	const front = Array.from({ length: seriesCount }, (_, at) => ({ ...series(`S${at}`, []), blades }));
	return makeProductIndex({ ...makeOffer({}), front }, { pairs, rears: [] }, NO_SKUS);
};

test("200,000 products leave as pieces of a few rows, made when the reader takes them", async () => {
	const built = productIndexOf(200);
	expect(built.count).toBe(200_000);
	let lines = 0;
	let largest = 0;
	for await (const piece of productCsv(built, "en")) {
		lines += new TextDecoder().decode(piece).split("\r\n").length - 1;
		largest = Math.max(largest, piece.byteLength);
	}
	expect(lines).toBe(200_001);
	expect(largest).toBeLessThan(262_144);
});

test("an export never runs ahead of its reader by more than two pieces, however long it is", async () => {
	const built = productIndexOf(15);
	const { offer } = built;
	let written = 0;
	// Every row that is written reads the offer once.
	Object.defineProperty(built, "offer", {
		get: () => {
			written++;
			return offer;
		},
	});
	const reader = productCsv(built, "en").getReader();
	await reader.read();
	for (let read = 0; read < 5; read++) {
		await new Promise((resolve) => setTimeout(resolve, 5));
		expect(written).toBeLessThanOrEqual((read + 2) * 1000);
		await reader.read();
	}
	await reader.cancel();
	await new Promise((resolve) => setTimeout(resolve, 5));
	expect(written).toBeLessThanOrEqual(8000);
});
