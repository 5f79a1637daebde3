import { z } from "zod";

/** An empty field is asked for, before anything else is found wrong with it. */
export const required = <Schema extends z.ZodType<string, string>>(schema: Schema) => z.string().min(1).pipe(schema);
