import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { loadCatalogue } from "#scripts/bench/load-catalogue.ts";
import { generateLines } from "#scripts/demo/generate.ts";
import type { Ledger } from "./ledger.ts";
import { CATALOGUE_ROWS, type SoakWorld } from "./soak-world.ts";

const PAUSE_MS = 5000;
const PRODUCT_ROWS = 2000;
const SEEDS = 4;

const importSchema = z.object({ id: z.int() });

/** Catalogues, one after another: each overrides what the one before said of its cars. */
export async function importCatalogues(
	{ send, problem }: Ledger,
	{ call, admin }: SoakWorld,
	until: number,
): Promise<number> {
	let imported = 0;
	for (let round = 0; Date.now() < until; round++) {
		const seed = 1 + (round % SEEDS);
		await loadCatalogue(call, () => encoded(seed)).then(
			() => imported++,
			(error: unknown) => problem(`catalogue import: ${error}`),
		);
		const path = "/admin/api/catalogue/version/list";
		await send({ kind: "versions", path, method: "POST", body: {}, token: admin });
		await pause(PAUSE_MS);
	}
	return imported;
}

async function* encoded(seed: number) {
	const encoder = new TextEncoder();
	for (const line of generateLines(CATALOGUE_ROWS, seed)) yield encoder.encode(line);
}

/** A shop's own skus, by its administrator, each time under other names. */
export async function importProducts(ledger: Ledger, { admin, finders }: SoakWorld, until: number): Promise<number> {
	let imported = 0;
	for (let round = 0; Date.now() < until; round++) {
		const companyId = finders[round % finders.length]?.companyId ?? null;
		if (await importRound(round, companyId)) imported++;
		await pause(PAUSE_MS);
	}
	return imported;

	async function importRound(round: number, companyId: number | null): Promise<boolean> {
		const lines = Array.from({ length: PRODUCT_ROWS }, (_, at) => productLine(round, at));
		const opened = await post("product import", "", {
			fileHash: createHash("sha256").update(`${round} ${companyId}`).digest("hex"),
			parts: 1,
			rows: lines.length,
			mapping: { columns: { sku: 0, code: 1, driver: 2, passenger: 3 } },
			options: { mode: "merge", dryRun: false, companyId },
		});
		if (opened.status !== 200) return false;
		const { id } = importSchema.parse(JSON.parse(opened.text));
		const rows = lines.map((cells, at) => [at + 2, ...cells]);
		const sent = await post("product rows", `/${id}/rows`, { part: 1, rows });
		if (sent.status !== 200) return false;
		await post("product review", `/${id}/changes`, { change: "changed" });
		for (;;) {
			const { status } = await post("product activation", `/${id}/activate`, {});
			if (status !== 202) return status === 200;
		}
	}

	function post(kind: string, path: string, body: object) {
		return ledger.send({ kind, path: `/admin/api/product/import${path}`, method: "POST", body, token: admin });
	}
}

/** One of 2,000 sets: series 0 to 6, driver 13 to 32 inch, passenger 13 to 32 inch. */
function productLine(round: number, at: number): string[] {
	const driver = 13 + (at % 20);
	const passenger = 13 + (Math.floor(at / 20) % 20);
	return [`OWN-${round % 3}-${at}`, `BX${Math.floor(at / 400)}`, String(driver), String(passenger)];
}
