import type { z } from "zod";

/**
 * Makes the input of a new record out of what was sent, which may be a copy of one that was read: without the fields
 * that the server owns. `schema` has checked the others already, and takes its own output.
 */
export function inputOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) {
	const input = schema.strip();
	return (sent: unknown) => input.parse(sent);
}
