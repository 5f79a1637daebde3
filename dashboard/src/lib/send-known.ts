import { toProblem } from "./api-problem.ts";

/**
 * Sends what was read of an entity, and once more without what this server doesn't know of it: while two versions of the
 * worker run, and after going back, another one has answered it. `typed`: the form's values, which are never left out.
 */
export async function sendKnown<Base, Answer>(
	base: Base,
	typed: object,
	send: (base: Base) => Promise<Answer>,
): Promise<Answer> {
	try {
		return await send(base);
	} catch (error) {
		const { fields } = toProblem(error);
		const paths = fields.map(({ path }) => path);
		const isUnknown = fields.every(({ path, code }) => code === "unknown_key" && !(path in typed));
		const known = isUnknown ? without(base, paths) : undefined;
		if (known === undefined) throw error;
		return send(known);
	}
}

/** Undefined: it has none of these keys. */
function without<Base>(base: Base, keys: readonly string[]): Base | undefined {
	if (typeof base !== "object" || base === null) return undefined;
	const left = { ...base };
	const removed = keys.filter((key) => Object.hasOwn(left, key) && Reflect.deleteProperty(left, key));
	return removed.length > 0 ? left : undefined;
}
