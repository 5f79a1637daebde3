import { z } from "zod";

/** An empty field is reported before any other error. */
export const required = <Schema extends z.ZodType<string, string>>(schema: Schema) => z.string().min(1).pipe(schema);
