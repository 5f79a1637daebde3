import { expect, test } from "vitest";
import { z } from "zod";
import { toJsonSchema } from "#worker/http/openapi.ts";
import { inWords } from "#worker/http/openapi-words.ts";

test.each([
	[z.string(), "text"],
	[z.string().min(1).max(120), "text, at least 1, at most 120"],
	[z.string().regex(/^[0-9a-f]{64}$/), "text, like ^[0-9a-f]{64}$"],
	[z.uuid(), "uuid"],
	[z.enum(["left", "right"]).default("left"), '"left" or "right", else "left"'],
	[z.literal("form"), '"form"'],
	[z.int(), "whole number"],
	[z.int().positive(), "whole number over 0"],
	[z.int().min(0).max(50).default(12), "whole number 0 to 50, else 12"],
	[z.int().min(1), "whole number 1 or more"],
	[z.number(), "number"],
	[z.int().positive().nullable(), "whole number over 0 or null"],
	[z.number().nullable(), "number or null"],
	[z.record(z.string(), z.number().nullable()), "any key: number or null"],
	[
		z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("a") }), z.strictObject({ kind: z.literal("b") })]),
		'{ kind: "a" } or { kind: "b" }',
	],
	[z.boolean(), "boolean"],
	[z.array(z.int()).max(3), "list of at most 3: whole number"],
	[z.tuple([z.int(), z.string()]), "list of whole number; text"],
	[z.record(z.string(), z.int()), "any key: whole number"],
	[z.strictObject({ a: z.string(), b: z.boolean().optional() }), "{ a: text; b?: boolean }"],
	[z.file(), "file"],
	[z.unknown(), "anything"],
])("a field says what it takes (%#)", (schema, words) => {
	expect(inWords(toJsonSchema(schema))).toBe(words);
});
