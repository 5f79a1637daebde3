import { sql } from "drizzle-orm";
import { companiesTable as companies, countriesTable as countries } from "../db/schema/company.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import type { OrderParties } from "./order-parties.rules.ts";

/** In an update of orders: the names and addresses that their papers have from then on. */
export const PARTIES_NOW = sql<OrderParties>`(
	SELECT json_object(
		'mandant', mandant.title,
		'supplier', supplier.title,
		'logo', mandant.logo_image,
		'address', json(iif(${orders.deliverTo} IS NULL AND ${orders.erasedAt} IS NULL, json_object(
			'street', mandant.street,
			'houseNumber', mandant.house_number,
			'zip', mandant.zip,
			'city', mandant.city,
			'phone', mandant.phone,
			'country', land.iso2
		), NULL))
	)
	FROM ${companies} AS mandant
	LEFT JOIN ${companies} AS supplier ON supplier.id = ${orders.supplierId}
	LEFT JOIN ${countries} AS land ON land.id = mandant.country_id
	WHERE mandant.id = ${orders.mandantId}
)`;
