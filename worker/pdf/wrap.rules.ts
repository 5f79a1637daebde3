/** A text in lines that are no wider than this; a word that is too wide alone is broken anywhere. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
	const lines: string[] = [];
	for (const paragraph of text.split(/\r\n|[\r\n]/)) lines.push(...wrapParagraph(paragraph, width, measure));
	return lines;
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of paragraph.split(/\s+/).filter(Boolean)) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (measure(longer) <= width) {
			line = longer;
			continue;
		}
		if (line !== "") lines.push(line);
		const pieces = broken(word, width, measure);
		lines.push(...pieces.slice(0, -1));
		line = pieces.at(-1) ?? "";
	}
	return [...lines, line];
}

function broken(word: string, width: number, measure: (text: string) => number): string[] {
	const pieces: string[] = [];
	let piece = "";
	for (const letter of word) {
		if (piece !== "" && measure(piece + letter) > width) {
			pieces.push(piece);
			piece = "";
		}
		piece += letter;
	}
	return [...pieces, piece];
}
