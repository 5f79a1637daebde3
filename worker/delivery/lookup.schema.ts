import { z } from "zod";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const inch = z.coerce.number().int().min(1).max(60).optional();
const vehicleId = z.string().regex(/^[1-9]\d{0,14}-\d{4}$/, "finders.vehicle_id_invalid");

export const brandParamSchema = z.object({ uuid: z.string(), brand: id });
export const modelQuerySchema = z.object({ model: id });
export const modelYearQuerySchema = z.object({ model: id, year: z.coerce.number().int().min(1800).max(2199) });
export const vehicleQuerySchema = z.object({ vehicle: vehicleId });
export const productFilterSchema = z.object({
	vehicle: vehicleId,
	assortment: id.optional(),
	option: id.optional(),
	driver: inch,
	passenger: inch,
	rear: inch,
});
export const pageQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
