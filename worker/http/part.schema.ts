import { z } from "zod";

/** A field with a default, in an update: if it isn't sent, it stays as it is. */
export const withoutDefault = <Field extends z.ZodType>(field: z.ZodDefault<Field>) => z.optional(field.unwrap());
