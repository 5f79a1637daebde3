import { sql } from "drizzle-orm";
import { productsTable as products, productStateTable as state } from "../db/schema/product.table.ts";

/** The generation of set products that readers see. */
export const GENERATION = sql`(SELECT coalesce(max(${state.generation}), 0) FROM ${state})`;

/** A set product as readers see it. What an activation has begun is not, until its generation is the current one. */
export const IS_CURRENT = sql`${products.since} <= ${GENERATION} AND ${products.until} > ${GENERATION}`;
