import { env } from "cloudflare:workers";
import { ask } from "./world.ts";

/** Tables that grow with shops, visitors or the catalogue: a query that scans one of them whole is an error. */
const BIG = [
	"finders",
	"users",
	"sessions",
	"wipers",
	"products",
	"product_import_parts",
	"product_import_rows",
	"product_import_errors",
	"special_prices",
	"special_adapter_prices",
	"finder_assortments",
	"finder_sightings",
	"arm_answers",
	"arm_answer_days",
	"company_assortments",
	"fitment_options",
	"key_numbers",
	"vehicle_brands",
	"vehicle_models",
	"vehicle_variants",
	"version_brands",
	"catalogue_import_chunks",
	"catalogue_import_errors",
	"catalogue_import_parts",
	"audit_entries",
	"car_requests",
	"orders",
	"order_items",
	"order_files",
	"order_import_rows",
	"order_import_parts",
	"order_import_errors",
	"inventories",
	"inventory_movements",
	"reservations",
	"webhook_deliveries",
	"messages",
	"message_reads",
	"message_settings",
	"fitment_corrections",
	"alias_corrections",
	"counted_visits",
	"outbox",
	"idempotency_keys",
];

/**
 * Indexes of a few rows of such a table, which may be read whole: what is out of stock is read up to a limit, entries with
 * the key of a request are those of a day.
 */
const SMALL = ["vehicle_brands_unusual", "inventories_out", "audit_entries_request"];

/** The real database, recording every statement that is prepared. */
export function recorded(statements: Set<string>): Env {
	const prepare = (sql: string) => {
		statements.add(sql);
		return env.DB.prepare(sql);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		...{ prepare, batch: env.DB.batch.bind(env.DB), withSession: () => DB },
	});
	return { ...env, DB };
}

/** The database, which notes how many rows its batches have read. */
export function counting(seen: { rows: number }): Env {
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		withSession: () => DB,
		prepare: (sql: string) => env.DB.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) => {
			const results = await env.DB.batch(statements);
			for (const { meta } of results) seen.rows += meta.rows_read;
			return results;
		},
	});
	return { ...env, DB };
}

/** How the database would do these statements, each step a line. */
export async function plans(statements: Iterable<string>): Promise<string[]> {
	const explained = [...statements].map((sql) =>
		env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(sql.split("?").length - 1).fill(null)),
	);
	const answers = await env.DB.batch<{ detail: string }>(explained);
	return answers.map(({ results }) => results.map(({ detail }) => detail).join("\n"));
}

/** The full scans of large tables among these statements, of which there must be some; tests expect none. */
export async function scans(statements: Iterable<string>): Promise<string[]> {
	const issues: string[] = [];
	const all = [...statements];
	if (all.length === 0) throw new Error("No statement was recorded.");
	for (const sql of all) {
		const values = Array(sql.split("?").length - 1).fill(null);
		const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		for (const { detail } of plan.results) {
			const [, table = "", index = ""] = /^SCAN (\w+)(?: USING INDEX (\w+))?/.exec(detail) ?? [];
			if (BIG.includes(table) && !SMALL.includes(index)) issues.push(`${detail}: ${sql}`);
		}
	}
	return issues;
}

/** Sends calls to the worker with these bindings: POST with a body, else GET. */
export const sender = (token: string, bindings: Env) => (path: string, body?: unknown) =>
	ask(
		new Request(`https://finder.test${path}`, {
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json",
				origin: "https://shop.example",
			},
			...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
		}),
		bindings,
	);
