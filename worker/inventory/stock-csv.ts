import { CSV_BOM, csvLine } from "../csv/csv-write.rules.ts";
import { csvFormOf } from "../i18n/csv-form.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import type { Inventory } from "./inventory.schema.ts";

const ROWS_A_PIECE = 1000;

/** As imports name them, so that the file can be imported again; it says nothing of `reserved` and `available`. */
const COLUMNS = ["part", "on hand", "low at", "backorder", "reserved", "available"] as const;

type PageAfter = (partKey: string, limit: number) => Promise<Inventory[]>;

/** A company's stock as a CSV file, a piece each time the reader asks for one. */
export function stockCsv(pageAfter: PageAfter, locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const { separator } = csvFormOf(locale);
	let last = "";
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(COLUMNS, separator))),
		async pull(controller) {
			const page = await pageAfter(last, ROWS_A_PIECE);
			last = page.at(-1)?.partKey ?? last;
			if (page.length > 0)
				controller.enqueue(encoder.encode(page.map((row) => csvLine(toCells(row), separator)).join("")));
			if (page.length < ROWS_A_PIECE) controller.close();
		},
	});
}

const toCells = ({ partKey, onHand, lowAt, backorder, reserved, available }: Inventory): string[] => [
	...[partKey, String(onHand), lowAt === null ? "" : String(lowAt), backorder ? "yes" : ""],
	...[String(reserved), String(available)],
];
