import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { clearManifest } from "#worker/catalogue/versions/active-catalogue.ts";
import { clearAnswers } from "#worker/http/delivery-memory.ts";
import { clearCars } from "#worker/products/product-car.usecases.ts";
import { clearProductIndexes } from "#worker/products/product-index.usecases.ts";

const SCHEMA = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

type Table = { name: string; rows: Record<string, unknown>[] };

/** The storage after the migrations: its schema, and its tables with what the migrations put into them. */
let made: { schema: string; tables: Table[] } | undefined;

let isEdgeUsed = false;
const openCache = caches.open.bind(caches);
caches.open = (name) => {
	isEdgeUsed = true;
	return openCache(name);
};

/** The storage as it is initially, and no caches, before every test. */
export async function freshState(): Promise<void> {
	// Data written later by the last test would not be removed.
	const [schema] = await Promise.all([readSchema(), env.MEDIA.head("nothing")]);
	// Emptying takes a tenth of the time. The edge's cache can't be emptied.
	if (made === undefined || made.schema !== schema || isEdgeUsed) await begin();
	else await Promise.all([resetTables(made.tables), emptyBucket(env.MEDIA), emptyBucket(env.BACKUP)]);
	clearMemories();
}

async function begin(): Promise<void> {
	await reset();
	await env.DB.batch(SCHEMA.map((query) => env.DB.prepare(query)));
	made ??= { schema: await readSchema(), tables: await readTables() };
	isEdgeUsed = false;
}

async function readSchema(): Promise<string> {
	const { results } = await env.DB.prepare("SELECT sql FROM sqlite_master").all<{ sql: string }>();
	return JSON.stringify(results);
}

/** Search indexes follow their tables by triggers. */
async function readTables(): Promise<Table[]> {
	const { results } = await env.DB.prepare(
		`SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB '*_search*'`,
	).all<{ name: string }>();
	const rows = await env.DB.batch<Record<string, unknown>>(
		results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
	);
	return results.map(({ name }, index) => ({ name, rows: rows[index]!.results }));
}

async function resetTables(tables: Table[]): Promise<void> {
	await env.DB.batch([
		env.DB.prepare("PRAGMA defer_foreign_keys = on"),
		...tables.map(({ name }) => env.DB.prepare(`DELETE FROM "${name}"`)),
		...tables.filter(({ rows }) => rows.length > 0).map(insertRows),
	]);
}

function insertRows({ name, rows }: Table): D1PreparedStatement {
	const columns = Object.keys(rows[0]!);
	const values = columns.map((_, index) => `value ->> '$[${index}]'`);
	return env.DB.prepare(
		`INSERT INTO "${name}" ("${columns.join('", "')}") SELECT ${values.join(", ")} FROM json_each(?)`,
	).bind(JSON.stringify(rows.map((row) => columns.map((column) => row[column]))));
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
	for (;;) {
		const { objects, truncated } = await bucket.list();
		if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
		if (!truncated) return;
	}
}

/** What the isolate remembers of the storage. */
export function clearMemories(): void {
	clearAnswers();
	clearManifest();
	clearProductIndexes();
	clearCars();
}
