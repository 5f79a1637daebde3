/**
 * The path of the first text in a JSON value that storage would change (a lone surrogate, a NUL), or of a `__proto__`
 * key; undefined if there is none. Iterative, because the sender decides the depth.
 */
export function findMalformed(value: unknown): string | undefined {
	const open: { at: string; value: unknown }[] = [{ at: "", value }];
	for (let next = open.pop(); next; next = open.pop()) {
		if (typeof next.value === "string" && !isWellFormed(next.value)) return next.at;
		if (typeof next.value !== "object" || next.value === null) continue;
		for (const [key, inner] of Object.entries(next.value)) {
			const at = next.at === "" ? key : `${next.at}.${key}`;
			if (key === "__proto__" || !isWellFormed(key)) return at;
			if (inner !== null && (typeof inner === "object" || typeof inner === "string")) open.push({ at, value: inner });
		}
	}
	return undefined;
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

const isWellFormed = (text: string): boolean => !text.includes("\u0000") && !LONE_SURROGATE.test(text);
