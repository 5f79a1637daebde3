import { z } from "zod";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";

/** A maker of wipers. */
export const brandInputSchema = z.strictObject({ name: z.string().trim().min(1).max(100) });
export type BrandInput = z.output<typeof brandInputSchema>;

export const brandSaveSchema = brandInputSchema
	.extend({ id: ignored, version: ignored })
	.transform(inputOf(brandInputSchema));

export const brandUpdateSchema = brandInputSchema
	.extend({ id: ignored, version: z.int().positive() })
	.transform(({ name, version }) => ({ name, version }));

export const brandSchema = z.strictObject({ id: z.int(), name: z.string(), version: z.int() });
export type Brand = z.output<typeof brandSchema>;
