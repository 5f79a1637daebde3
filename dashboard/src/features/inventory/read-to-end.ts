import { ROWS_READ_MAX } from "#worker/inventory/inventory.rules.ts";
import type { Inventory } from "#worker/inventory/inventory.schema.ts";

/**
 * All rows in the order of their parts, each page after the last part of the one before: a row that is added or removed
 * in the meantime moves no other one to another page.
 */
export async function readToEnd(
	read: (after: string | undefined) => Promise<readonly Inventory[]>,
): Promise<Inventory[]> {
	const rows: Inventory[] = [];
	for (let isMore = true; isMore; ) {
		const page = await read(rows.at(-1)?.partKey);
		rows.push(...page);
		isMore = page.length >= ROWS_READ_MAX;
	}
	return rows;
}
