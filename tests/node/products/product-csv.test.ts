import { expect, test } from "vitest";
import { offer, series } from "#tests/support/fitment.ts";
import { makeProductBook } from "#worker/products/product-book.rules.ts";
import { productCsv } from "#worker/products/product-csv.ts";
import { toTextColumn } from "#worker/products/text-column.rules.ts";

const SIZES = Array.from({ length: 120 }, (_, at) => at + 1);
const NO_SKUS = { partsKeys: toTextColumn([]), skus: toTextColumn([]) };

/** 14,400 products, and how many of them have been written out so far. */
function countedBook() {
	const pairs = SIZES.flatMap((driver) => SIZES.map((passenger): [number, number] => [driver, passenger]));
	const book = makeProductBook(offer({ front: [series("AERO", SIZES)] }), { pairs, rears: [] }, NO_SKUS);
	const { offer: sold } = book;
	let written = 0;
	const counted = Object.defineProperty({ ...book }, "offer", {
		get: () => {
			written++;
			return sold;
		},
	});
	return { book: counted, written: () => written };
}

test("an export never runs ahead of its reader by more than two pieces, however long it is", async () => {
	const { book, written } = countedBook();
	const reader = productCsv(book, "en").getReader();
	await reader.read();
	for (let read = 0; read < 5; read++) {
		// Whoever does not take what is there gets no more.
		await new Promise((resolve) => setTimeout(resolve, 5));
		expect(written()).toBeLessThanOrEqual((read + 2) * 1000);
		await reader.read();
	}
	await reader.cancel();
	await new Promise((resolve) => setTimeout(resolve, 5));
	expect(written()).toBeLessThanOrEqual(8000);
});

test("an export holds every product and ends", async () => {
	const { book } = countedBook();
	const text = await new Response(productCsv(book, "en")).text();
	expect(text.trimEnd().split("\r\n")).toHaveLength(14_401);
});
