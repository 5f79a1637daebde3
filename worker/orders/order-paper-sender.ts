import { describeError } from "../http/error-log.rules.ts";
import { PAGE, type PdfFile, type PdfImage } from "../pdf/pdf-file.ts";
import { CONTENT_WIDTH, type Paper } from "./order-paper.ts";

/** The room for a logo, in points. */
const LOGO = { width: 160, height: 48, gap: 14 };
const NAME = { size: 11, line: 11 * 1.35 };

/** Embeds each logo; one that the library can't read is left out. */
export async function addLogos(file: PdfFile, pngs: ReadonlyMap<string, Uint8Array>): Promise<Map<string, PdfImage>> {
	const logos = new Map<string, PdfImage>();
	for (const [path, png] of pngs) {
		try {
			logos.set(path, await file.addImage(png));
		} catch (error) {
			console.error(`a logo wasn't embedded\n${describeError(error)}`);
		}
	}
	return logos;
}

/** The mandant's name, beside its logo if it has one; returns where they end. */
export function drawSender(paper: Paper, name: string, logo: PdfImage | undefined): number {
	const font = paper.file.bold;
	const top = paper.top();
	if (!logo) return paper.block(name, PAGE.margin, CONTENT_WIDTH, { size: NAME.size, font });
	const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
	const [width, height] = [logo.width * scale, logo.height * scale];
	paper.current().image(logo, { x: PAGE.margin, top, width, height });
	const from = top + Math.max(0, (height - NAME.line) / 2);
	const x = PAGE.margin + width + LOGO.gap;
	const end = paper.block(name, x, PAGE.margin + CONTENT_WIDTH - x, { size: NAME.size, font, from });
	return Math.max(end, top + height);
}
