import type { PDFFont } from "@cantoo/pdf-lib";

/** A font that measures and encodes texts. */
export type PdfFont = ReturnType<typeof toPdfFont>;

/** Control and direction characters, and what chooses between pictures of a letter. */
const WITHOUT_GLYPH = /\p{Cc}|\p{Cf}|[\uFE00-\uFE0F]/gu;

/** Letter by letter, each looked up once: the fonts are embedded without ligatures and kerning. */
export function toPdfFont(font: PDFFont, key: string) {
	const known = new Map<string, { hex: string; width: number }>();

	function letterOf(letter: string) {
		const one = known.get(letter) ?? {
			hex: font.encodeText(letter).asString(),
			width: font.widthOfTextAtSize(letter, 1),
		};
		known.set(letter, one);
		return one;
	}

	const lettersOf = (text: string) => Array.from(text.toWellFormed().normalize("NFC").replace(WITHOUT_GLYPH, " "));

	return {
		/** Its name among a page's resources. */
		key,
		ref: font.ref,
		/** In points. */
		widthOf: (text: string, size: number) =>
			lettersOf(text).reduce((sum, letter) => sum + letterOf(letter).width, 0) * size,
		/** As a PDF writes it between `<` and `>`. */
		hexOf: (text: string) => lettersOf(text).reduce((hex, letter) => hex + letterOf(letter).hex, ""),
	};
}
