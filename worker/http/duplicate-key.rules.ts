/** A string, or a character that opens, closes or separates. The rest of JSON doesn't matter here. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;

/**
 * The first key that an object of a JSON text has twice; undefined if none does. JSON parsers differ in which of the
 * two they use, so a checked value might not be the used one. The text is valid JSON; keys are compared unescaped.
 */
export function findDuplicateKey(json: string): string | undefined {
	const open: (Set<string> | null)[] = [];
	let text: string | undefined;
	for (const [token] of json.matchAll(TOKENS)) {
		if (token.startsWith('"')) {
			text = token;
			continue;
		}
		const keys = open.at(-1);
		if (token === ":" && text !== undefined && keys) {
			const key: string = text.includes("\\") ? String(JSON.parse(text)) : text.slice(1, -1);
			if (keys.has(key)) return key;
			keys.add(key);
		}
		if (token === "{") open.push(new Set());
		else if (token === "[") open.push(null);
		else if (token === "}" || token === "]") open.pop();
		text = undefined;
	}
	return undefined;
}
