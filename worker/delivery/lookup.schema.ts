import { z } from "zod";
import { emptyIsAbsent } from "../http/query.schema.ts";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const inch = emptyIsAbsent(z.coerce.number().int().min(1).max(60).optional());
const vehicleId = z.string().regex(/^[1-9]\d{0,14}-\d{4}$/, "finders.vehicle_id_invalid");

export const brandParamSchema = z.object({ uuid: z.string(), brand: id });
export const modelQuerySchema = z.object({ model: id });
export const modelYearQuerySchema = z.object({ model: id, year: z.coerce.number().int().min(1800).max(2199) });
export const vehicleQuerySchema = z.object({ vehicle: vehicleId });
export const productFilterSchema = z.object({
	vehicle: vehicleId,
	assortment: emptyIsAbsent(id.optional()),
	option: emptyIsAbsent(id.optional()),
	driver: inch,
	passenger: inch,
	rear: inch,
});
export const pageQuerySchema = z.object({
	page: emptyIsAbsent(z.coerce.number().int().min(1).max(100_000).default(1)),
});
