import type { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field's type in a few words: `whole number 0 to 50, else 12`. */
export function inWords(schema: JsonSchema | boolean): string {
	if (typeof schema === "boolean") return schema ? "anything" : "nothing";
	const otherwise = schema.default === undefined ? "" : `, else ${JSON.stringify(schema.default)}`;
	return `${kindOf(schema)}${otherwise}`;
}

function kindOf(schema: JsonSchema): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return choices.map(inWords).join(" or ");
	// Without limits: `["number", "null"]`.
	if (Array.isArray(schema.type)) return schema.type.map((type) => kindOf({ type })).join(" or ");
	switch (schema.type) {
		case "string":
			return textOf(schema);
		case "integer":
			return `whole number${range(schema)}`;
		case "number":
			return `number${range(schema)}`;
		case "array":
			return listOf(schema);
		case "object":
			return objectOf(schema);
		case "boolean":
		case "null":
			return schema.type;
		default:
			return "anything";
	}
}

function textOf({ format, contentEncoding, pattern, minLength, maxLength }: JsonSchema): string {
	if (contentEncoding === "binary") return "file";
	const parts = [
		format ?? "text",
		minLength === undefined ? "" : `at least ${minLength}`,
		maxLength === undefined ? "" : `at most ${maxLength}`,
		pattern === undefined || format !== undefined ? "" : `like ${pattern}`,
	];
	return parts.filter(Boolean).join(", ");
}

/** Limits that only mean "fits into a number" are left out. */
function range({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
	const from = exclusiveMinimum === undefined ? minimum : `over ${exclusiveMinimum}`;
	const hasFrom = from !== undefined && from !== Number.MIN_SAFE_INTEGER;
	const hasTo = maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER;
	return `${hasFrom ? ` ${from}` : ""}${hasTo ? ` to ${maximum}` : hasFrom && exclusiveMinimum === undefined ? " or more" : ""}`;
}

function listOf({ items, prefixItems, maxItems }: JsonSchema): string {
	if (prefixItems) return `list of ${prefixItems.map(inWords).join("; ")}`;
	const most = maxItems === undefined ? "" : `at most ${maxItems}: `;
	return `list of ${most}${inWords(Array.isArray(items) || items === undefined ? true : items)}`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
	const names = Object.entries(properties).map(
		([name, schema]) => `${name}${required.includes(name) ? "" : "?"}: ${inWords(schema)}`,
	);
	if (names.length === 0 && additionalProperties) return `any key: ${inWords(additionalProperties)}`;
	return `{ ${names.join("; ")} }`;
}
