import { toDateTag, toLanguageTag } from "../i18n/locale.rules.ts";
import { type OrderPaperTexts, orderPaperTexts } from "../i18n/order-papers.ts";
import { createPdf, PAGE, type PdfFile, type PdfImage } from "../pdf/pdf-file.ts";
import type { OrderStatus } from "./order.rules.ts";
import { type OrderDocument, printedItems, type ShipTo } from "./order-document.rules.ts";
import { CONTENT_WIDTH, createPaper, type Paper } from "./order-paper.ts";
import { addLogos, drawSender } from "./order-paper-sender.ts";
import { drawTable } from "./order-paper-table.ts";
import { picksOf } from "./pick-list.rules.ts";

/** Whether an order's supplier takes a set packed, as a part of its own. */
export type IsPacked = (document: OrderDocument, partKey: string) => boolean;

type Printed = OrderDocument & { timeZone: string };

/** One PDF with the papers of each order: its delivery note, which goes into the parcel, and its pick list if it has one. */
export async function orderPdf(
	documents: readonly OrderDocument[],
	pngs: ReadonlyMap<string, Uint8Array>,
	isPacked: IsPacked,
	timeZone: string,
): Promise<Uint8Array> {
	const numbers = documents.map(({ order }) => order.orderNumber);
	const language = documents[0]?.language ?? "en";
	const file = await createPdf({ title: numbers.slice(0, 10).join(", "), language: toLanguageTag(language) });
	const logos = await addLogos(file, pngs);
	for (const document of documents) {
		const logo = logos.get(document.logo ?? "");
		const printed = { ...document, items: printedItems(document), timeZone };
		addDeliveryNote(file, printed, logo);
		addPickList(file, printed, logo, isPacked);
	}
	return file.save();
}

/** Without prices: the goods' receiver may be another than who pays. */
function addDeliveryNote(file: PdfFile, document: Printed, logo: PdfImage | undefined): void {
	const texts = orderPaperTexts(document.language);
	const paper = begin(file, document, logo, texts, texts.deliveryNote);
	const { position, sku, product, car, quantity, total, notAvailable } = texts;
	const columns = [
		{ title: position, width: 36 },
		{ title: sku, width: 130 },
		{ title: product, width: CONTENT_WIDTH - 236 },
		{ title: quantity, width: 70, isEnd: true },
	];
	const rows = document.items.map((item) => [
		String(item.position),
		item.sku,
		[item.title, item.car && `${car}: ${item.car}`, item.notAvailable && notAvailable].filter(Boolean).join("\n"),
		String(item.quantity),
	]);
	drawTable(paper, columns, rows);
	const sent = document.items.filter((item) => !item.notAvailable);
	sumUp(
		paper,
		total,
		sent.reduce((sum, item) => sum + item.quantity, 0),
	);
	paper.finish();
}

/** With the note of who ordered: it is for the people who pack. No list if there is nothing to pick. */
function addPickList(file: PdfFile, document: Printed, logo: PdfImage | undefined, isPacked: IsPacked): void {
	const { order, items, reserved } = document;
	const picks = picksOf(items, (partKey) => isPacked(document, partKey));
	if (picks.length === 0) return;
	const texts = orderPaperTexts(document.language);
	const paper = begin(file, document, logo, texts, texts.pickList);
	const columns = [
		{ title: texts.part, width: 180, tick: true },
		{ title: texts.forSku, width: CONTENT_WIDTH - 250 },
		{ title: texts.quantity, width: 70, isEnd: true },
	];
	drawTable(
		paper,
		columns,
		picks.map(({ part, skus, quantity }) => {
			const missing = reserved.get(part) ?? 0;
			return [part, skus.join(", ") + (missing > 0 ? `\n${texts.backorder}: ${missing}` : ""), String(quantity)];
		}),
	);
	sumUp(
		paper,
		texts.total,
		picks.reduce((sum, { quantity }) => sum + quantity, 0),
	);
	const { note } = order;
	if (note !== "") {
		const { bold, regular } = file;
		paper.need(50);
		paper.moveTo(paper.top() + 14);
		paper.flow(texts.note, { size: 9, font: bold });
		paper.flow(note, { size: 9, font: regular });
	}
	paper.finish();
}

function begin(
	file: PdfFile,
	{ order, mandant, supplier, language, shipTo, timeZone }: Printed,
	logo: PdfImage | undefined,
	texts: OrderPaperTexts,
	name: string,
): Paper {
	const { bold, regular } = file;
	const { orderNumber, createdAt } = order;
	const tag = toLanguageTag(language);
	const mark = markOf(order.status, texts);
	const title = mark ? `${name} · ${mark}` : name;
	const head = [`${name} ${orderNumber}`, mark].filter(Boolean).join(" · ");
	const paper = createPaper(file, { head, foot: [mandant, orderNumber].join(" · "), page: texts.page });
	const half = CONTENT_WIDTH / 2 - 12;
	const right = PAGE.margin + CONTENT_WIDTH / 2 + 12;
	let left = drawSender(paper, mandant, logo);
	left = paper.block(title, PAGE.margin, CONTENT_WIDTH, { size: 20, font: bold, from: left + 18 }) + 12;
	const labelled = (label: string, value: string, x: number, from: number) => {
		const next = paper.block(label, x, half, { size: 8, font: regular, from });
		return paper.block(value, x, half, { size: 10, font: bold, from: next }) + 8;
	};
	const address = shipTo ? addressLines(shipTo, tag) : texts.erased;
	const next = paper.block(texts.deliverTo, PAGE.margin, half, { size: 8, font: regular, from: left });
	const addressEnd = paper.block(address, PAGE.margin, half, { size: 10, font: regular, from: next });
	const date = new Intl.DateTimeFormat(toDateTag(tag), { dateStyle: "long", timeZone }).format(createdAt);
	let end = labelled(texts.orderNumber, order.prime ? `${orderNumber} · ${texts.prime}` : orderNumber, right, left);
	end = labelled(texts.orderDate, date, right, end);
	end = labelled(texts.mandant, mandant, right, end);
	if (supplier !== "") end = labelled(texts.supplier, supplier, right, end);
	paper.moveTo(Math.max(addressEnd, end) + 12);
	return paper;
}

/** The status, if an order must not be shipped in it: whoever packs has only the paper. */
function markOf(status: OrderStatus, { orderLocked, orderNotAvailable }: OrderPaperTexts): string | undefined {
	if (status === "locked") return orderLocked;
	return status === "notavail" ? orderNotAvailable : undefined;
}

function addressLines({ name, street, houseNumber, zip, city, country, phone }: ShipTo, tag: string): string {
	const land = country === "" ? "" : new Intl.DisplayNames(tag, { type: "region" }).of(country);
	const lines = [name, `${street} ${houseNumber}`.trim(), `${zip} ${city}`.trim(), land, phone];
	return lines.filter(Boolean).join("\n");
}

function sumUp(paper: Paper, label: string, sum: number): void {
	const { bold } = paper.file;
	paper.need(24);
	const top = paper.top() + 16;
	const text = `${label}: ${sum}`;
	paper.current().text(text, { x: PAGE.width - PAGE.margin - bold.widthOf(text, 10), top, size: 10, font: bold });
	paper.moveTo(top + 8);
}
