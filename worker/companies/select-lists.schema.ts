import { z } from "zod";
import { LOCALES } from "../i18n/locale.rules.ts";

const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: z.array(item) });
const name = z.string();

/** The id is the numeric code of ISO 3166-1. */
export const countriesSchema = listOf(z.strictObject({ id: z.int(), name }));
export const languagesSchema = listOf(z.strictObject({ iso2: z.enum(LOCALES), name }));
/** The sign is the value that a configuration holds; iso is ISO 4217. */
export const currenciesSchema = listOf(z.strictObject({ sign: z.string(), name, iso: z.string() }));
/** Makers of wipers. */
export const brandsSchema = listOf(z.strictObject({ id: z.int(), name }));
/** The name is the value; translateName is the dashboard's key for it. */
export const contentTypesSchema = listOf(z.strictObject({ name, translateName: z.string() }));
