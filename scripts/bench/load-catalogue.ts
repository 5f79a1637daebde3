import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Call } from "#scripts/local/call.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { type Bytes, fileParts } from "#worker/imports/import-file.rules.ts";

const importSchema = z.object({ id: z.int() });
const receiptSchema = z.object({ accepted: z.int(), refused: z.int() });

/** `sendSeconds`: until all rows were received. */
export type Loaded = { rows: number; refused: number; seconds: number; sendSeconds: number };

/** Imports a fitment file with the calls that every import uses, and activates it. `bytes` is read twice. */
export async function loadCatalogue(call: Call, bytes: () => Bytes): Promise<Loaded> {
	const start = performance.now();
	const scan = await scanFile(bytes());
	if (!scan.ok) throw new Error(scan.code);
	const { fileHash, mapping, parts, rows } = scan;
	const { id } = importSchema.parse(await post("", { fileHash, mapping, parts, rows }));
	let refused = 0;
	for await (const part of fileParts(bytes(), mapping)) {
		refused += receiptSchema.parse(await post(`/${id}/rows`, part)).refused;
	}
	const sendSeconds = (performance.now() - start) / 1000;
	while ((await send(`/${id}/activate`, {})).status === 202) await pause(100);
	return { rows, refused, seconds: (performance.now() - start) / 1000, sendSeconds };

	async function post(path: string, body: object): Promise<unknown> {
		return (await send(path, body)).json();
	}

	async function send(path: string, body: object): Promise<Response> {
		const answer = await call(`/admin/api/catalogue/import${path}`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		});
		if (!answer.ok) throw new Error(`The catalogue was refused: ${await answer.text()}`);
		return answer;
	}
}
