const MAX_CHARACTERS = 200_000;

/**
 * Items as JSON lists for `json_each(?)`, each well below the size of one D1 value (2 MB; a character takes up to three
 * bytes). No items: no list.
 */
export function jsonPieces(items: Iterable<unknown>): string[] {
	const pieces: string[] = [];
	let piece: string[] = [];
	let length = 0;
	for (const item of items) {
		const json = JSON.stringify(item);
		if (piece.length > 0 && length + json.length > MAX_CHARACTERS) {
			pieces.push(`[${piece.join(",")}]`);
			piece = [];
			length = 0;
		}
		piece.push(json);
		length += json.length + 1;
	}
	if (piece.length > 0) pieces.push(`[${piece.join(",")}]`);
	return pieces;
}
