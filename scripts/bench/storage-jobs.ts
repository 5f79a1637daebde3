import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { newPicture } from "#scripts/deploy/smoke-picture.ts";
import type { Call } from "#scripts/local/call.ts";
import type { Platform } from "#tests/platform/bench/platform.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { BACKUP_CRON } from "#worker/jobs/backup.rules.ts";
import { CAR_REQUESTS_CRON } from "#worker/jobs/car-requests.rules.ts";
import { FREQUENT_CRON } from "#worker/jobs/frequent.rules.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** An import sends at most so many in a call. */
const ROWS = 2000;
const ORDERS = 300;
/** The sizes of the shop's front assortments: so many from the smallest one. */
const [INCH_MIN, INCHES] = [13, 20];
/** The local queue waits a second for more messages. */
const OUTBOX_MS = 2000;

const listSchema = z.object({ data: z.array(z.object({ id: z.int() })) });
const carSchema = z.object({ variants: z.array(z.object({ variantId: z.int() })).min(1) });
const productsSchema = z.object({ data: z.array(z.object({ sku: z.string() })).min(1) });

export type JobsWorld = { platform: Platform; call: Call; companyId: number; finder: number; file: () => Bytes };

/** What changes the catalogue, the products and the orders, and what is done without anybody's call; by name. */
export function storageJobs({ platform, call, companyId, finder, file }: JobsWorld) {
	const post = (path: string, body: object = {}) =>
		call(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
	const read = async <Read>(schema: z.ZodType<Read>, answer: Promise<Response>): Promise<Read> =>
		schema.parse(await (await answer).json());
	return {
		"correction of a car": correct,
		"import of another catalogue": () => loadCatalogue(call, file),
		"going back to the first one": goBack,
		[`import of ${ROWS.toLocaleString("en")} set products`]: importProducts,
		[`import of ${ORDERS} orders`]: importOrders,
		"picture, uploaded": upload,
		"mail, by the outbox": mail,
		"nightly clean-up": () => platform.runNightly(),
		"nightly backup": () => platform.runNightly(BACKUP_CRON),
		"job of every ten minutes": () => platform.runNightly(FREQUENT_CRON),
		"look at requested cars": () => platform.runNightly(CAR_REQUESTS_CRON),
	} satisfies Record<string, () => Promise<unknown>>;

	async function correct(): Promise<void> {
		const { data } = await read(listSchema, post("/admin/api/catalogue/car/list", { pageSize: 1 }));
		const { variants } = await read(carSchema, call(`/admin/api/catalogue/car/${data[0]?.id}`));
		const variantId = variants[0]?.variantId;
		await post("/admin/api/catalogue/correct", { variantId, yearFrom: 2006, yearTo: 2006, options: [] });
	}

	async function goBack(): Promise<void> {
		const { data } = await read(listSchema, post("/admin/api/catalogue/version/list"));
		await post(`/admin/api/catalogue/version/activate/${Math.min(...data.map(({ id }) => id))}`);
	}

	async function runImport(path: string, rows: (string | number)[][], announced: object): Promise<void> {
		const file = { fileHash: "a".repeat(64), parts: 1, rows: rows.length };
		const { id } = await read(z.object({ id: z.int() }), post(path, { ...file, ...announced }));
		await post(`${path}/${id}/rows`, { part: 1, rows });
		while ((await post(`${path}/${id}/activate`)).status === 202);
	}

	async function importProducts(): Promise<void> {
		const columns = { sku: 0, code: 1, driver: 2, passenger: 3 };
		await runImport("/admin/api/product/import", await productRows(), { mapping: { columns } });
	}

	async function importOrders(): Promise<void> {
		const columns = { orderNumber: 0, sku: 1, quantity: 2 };
		const announced = { mapping: { columns }, options: { companyId } };
		await runImport("/admin/api/order/import", await orderRows(), announced);
	}

	/** Pairs of two sizes of each front assortment. */
	async function productRows(): Promise<(string | number)[][]> {
		const codes = await platform.env.DB.prepare("SELECT code FROM assortments WHERE kind = 'front'").raw<[string]>();
		return Array.from({ length: ROWS }, (_, at) => {
			const [series, pair] = [at % codes.length, Math.floor(at / codes.length)];
			const [driver, passenger] = [INCH_MIN + Math.floor(pair / INCHES), INCH_MIN + (pair % INCHES)];
			return [at + 2, `OWN-${at}`, codes[series]?.[0] ?? "", String(driver), String(passenger)];
		});
	}

	async function orderRows(): Promise<(string | number)[][]> {
		const { data } = await read(productsSchema, post("/admin/api/product", { finder, pageSize: 100 }));
		return Array.from({ length: ORDERS }, (_, at) => [at + 2, `N-${at}`, data[at % data.length]?.sku ?? "", "2"]);
	}

	async function upload(): Promise<void> {
		const body = new FormData();
		body.set("file", newPicture());
		await call("/upload-image", { method: "POST", body });
	}

	async function mail(): Promise<void> {
		await post("/api/user/forget-password", { email: "bench@example.com" });
		await pause(OUTBOX_MS);
	}
}
