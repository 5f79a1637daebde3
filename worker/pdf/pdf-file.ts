import type { PDFRef } from "@cantoo/pdf-lib";
import { loadPdf } from "./load-pdf.ts";
import { type PdfFont, toPdfFont } from "./pdf-font.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };

/** A picture that pages draw; sizes in pixels. */
export type PdfImage = { key: string; ref: PDFRef; width: number; height: number };

export type PdfText = { x: number; top: number; size: number; font: PdfFont; grey?: boolean };

/** What is drawn on a page; `top` counts from its upper edge, and texts stand on it. */
export function createPdfPage() {
	const commands: string[] = [];
	const images = new Set<PdfImage>();
	return {
		images,
		content: () => commands.join("\n"),
		text(text: string, { x, top, size, font, grey = false }: PdfText): void {
			const at = `${points(x)} ${points(PAGE.height - top)} Td`;
			commands.push(`BT ${grey ? "0.4 g" : "0 g"} /${font.key} ${size} Tf ${at} <${font.hexOf(text)}> Tj ET`);
		},
		line(x: number, top: number, width: number, thickness = 0.5): void {
			const y = points(PAGE.height - top);
			commands.push(`0.7 G ${thickness} w ${points(x)} ${y} m ${points(x + width)} ${y} l S`);
		},
		box(x: number, top: number, size: number): void {
			commands.push(`0.4 G 0.7 w ${points(x)} ${points(PAGE.height - top)} ${size} ${size} re S`);
		},
		/** `top` is the upper edge of the picture. */
		image(image: PdfImage, { x, top, width, height }: PdfBox): void {
			images.add(image);
			const at = `${points(x)} ${points(PAGE.height - top - height)}`;
			commands.push(`q ${points(width)} 0 0 ${points(height)} ${at} cm /${image.key} Do Q`);
		},
	};
}
type PdfBox = { x: number; top: number; width: number; height: number };
export type PdfPage = ReturnType<typeof createPdfPage>;

const points = (value: number): string => value.toFixed(2);

/** A file whose pages are written by hand: the library's own drawing keeps each operator in memory until the end. */
export async function createPdf({ title, language }: { title: string; language: string }) {
	const { library, fontkit, ...files } = await loadPdf();
	const { PDFDocument, PDFName } = library;
	const pdf = await PDFDocument.create({ updateMetadata: false });
	pdf.registerFontkit(fontkit);
	pdf.setTitle(title, { showInWindowTitleBar: true });
	pdf.setLanguage(language);
	// Without ligatures and kerning each letter stands for itself: it is found and copied as it was written.
	const options = { subset: true, features: { liga: false, kern: false } };
	const regular = toPdfFont(await pdf.embedFont(files.regular, options), "R");
	const bold = toPdfFont(await pdf.embedFont(files.bold, options), "B");
	let images = 0;
	return {
		regular,
		bold,
		/** Embeds a PNG once, however many pages draw it. */
		async addImage(png: Uint8Array): Promise<PdfImage> {
			const { ref, width, height } = await pdf.embedPng(png);
			return { key: `I${++images}`, ref, width, height };
		},
		add(page: PdfPage): void {
			const { node } = pdf.addPage([PAGE.width, PAGE.height]);
			for (const { key, ref } of [regular, bold]) node.setFontDictionary(PDFName.of(key), ref);
			for (const { key, ref } of page.images) node.setXObject(PDFName.of(key), ref);
			node.set(PDFName.of("Contents"), pdf.context.register(pdf.context.flateStream(page.content())));
		},
		/** All other letters are left out of the fonts. */
		save: () => pdf.save(),
	};
}
export type PdfFile = Awaited<ReturnType<typeof createPdf>>;
