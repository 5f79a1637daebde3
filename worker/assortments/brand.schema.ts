import { z } from "zod";

/** A maker of wipers. */
export const brandInputSchema = z.strictObject({ name: z.string().trim().min(1).max(100) });
export type BrandInput = z.output<typeof brandInputSchema>;

export const brandUpdateSchema = brandInputSchema
	.extend({ id: z.unknown().optional(), version: z.int().positive() })
	.transform(({ name, version }) => ({ name, version }));

export const brandSchema = z.strictObject({ id: z.int(), name: z.string(), version: z.int() });
export type Brand = z.output<typeof brandSchema>;
