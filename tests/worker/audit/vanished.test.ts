import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { ask } from "#tests/support/world.ts";
import { atWrite } from "./recorded-batches.ts";
import { repeatableRequest } from "./repeatable-world.ts";
import { RECORDED } from "./write-table.ts";

/** What may be gone by the time that something is written which refers to it: everything before it, too. */
const VANISHING: Record<string, string[]> = {
	finders: ["finders"],
	wipers: ["wipers"],
	assortments: ["assortments"],
	brands: ["assortments", "brands"],
	orders: ["order_files", "order_items", "orders"],
	companies: ["finders", "users", "companies"],
	contents: ["contents"],
	"lists to choose from": ["contents", "content_types", "companies", "countries", "currencies"],
	products: ["products"],
	corrections: ["fitment_corrections"],
	cars: ["fitment_corrections", "alias_corrections", "vehicle_variants", "vehicle_models", "vehicle_brands"],
	imports: ["catalogue_imports", "product_imports", "order_imports"],
	versions: ["catalogue_state", "catalogue_versions"],
	keys: ["api_keys"],
	webhooks: ["webhook_deliveries", "webhooks"],
	stock: ["reservations", "inventory_movements", "inventories"],
	"car requests": ["car_requests"],
	messages: ["message_reads", "message_settings", "messages"],
};

/** What nothing refers to, what goes with its owner, and what isn't asked for by its id. */
const APART = [
	...["audit_entries", "idempotency_keys", "outbox", "sessions", "password_resets", "sign_in_failures"],
	...["company_assortments", "finder_assortments", "special_prices", "special_adapter_prices", "languages"],
	...["catalogue", "product", "order"].flatMap((kind) => [`${kind}_import_errors`, `${kind}_import_parts`]),
	...["catalogue_import_chunks", "product_import_rows", "order_import_rows", "import_mappings"],
	...["fitment_options", "key_numbers", "version_brands", "product_state", "product_stamps"],
	...[
		"counted_visits",
		"finder_sightings",
		"arm_answers",
		"arm_answer_days",
		"registration_lookups",
		"image_uses",
		"image_uploads",
		"file_uploads",
	],
];

test("every table may vanish, or is known as one that makes no difference", async () => {
	const { results } = await env.DB.prepare(
		`SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB 'sqlite_*'
			AND name NOT GLOB '*_search*'`,
	).all<{ name: string }>();
	const known = new Set([...Object.values(VANISHING).flat(), ...APART]);
	expect(results.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

const IS_PRESENT = Object.values(VANISHING)
	.flat()
	.map((table) => `EXISTS (SELECT 1 FROM "${table}") AS "${table}"`);

/** What there is to vanish. */
async function vanishing(): Promise<string[]> {
	const present = await env.DB.prepare(`SELECT ${IS_PRESENT}`).first<Record<string, number>>();
	return Object.keys(VANISHING).filter((name) => VANISHING[name]?.some((table) => present?.[table]));
}

/** What something else still refers to stays. */
async function vanish(tables: readonly string[]): Promise<void> {
	for (const table of tables) {
		const all = env.DB.prepare(`DELETE FROM "${table}"`).run();
		await all.catch(() => vanishOneByOne(table));
	}
}

async function vanishOneByOne(table: string): Promise<void> {
	const { results } = await env.DB.prepare(`SELECT rowid AS at FROM "${table}"`).all<{ at: number }>();
	for (const { at } of results) {
		const removal = env.DB.prepare(`DELETE FROM "${table}" WHERE rowid = ?`).bind(at).run();
		await removal.catch(() => undefined);
	}
}

afterEach(() => {
	vi.restoreAllMocks();
});

test.each(Object.entries(RECORDED))("%s over something that has just been deleted says so", async (_, { write }) => {
	const { begin, request, writes } = await repeatableRequest(write);
	await begin();
	let names: string[] = [];
	atWrite(writes, {
		before: async () => {
			names = await vanishing();
		},
	});
	await ask(request());
	vi.restoreAllMocks();
	expect(names).toContain("companies");
	const replies: Record<string, unknown> = {};
	for (const name of names) {
		await begin();
		atWrite(writes, { before: () => vanish(VANISHING[name] ?? []) });
		const { status, body } = await ask(request());
		vi.restoreAllMocks();
		if (status >= 300 && !(name === "finders" ? [404] : [400, 404, 409, 422]).includes(status))
			replies[name] = [status, body.error?.code];
	}
	expect(replies).toEqual({});
});
