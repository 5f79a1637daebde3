/** A string, or what opens, closes or separates. Everything else in JSON is of no matter here. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;

/**
 * The first key that an object of a JSON text names twice; undefined where none does. Readers of JSON differ in which of
 * the two counts, so that what one checked another would not see. The text is JSON; keys are compared as they read.
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
