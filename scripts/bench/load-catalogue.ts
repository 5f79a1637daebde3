import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Call } from "#scripts/local/call.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { type Bytes, fileParts } from "#worker/imports/import-file.rules.ts";

const importSchema = z.object({ id: z.int() });
const receiptSchema = z.object({ accepted: z.int(), refused: z.int() });

export type Loaded = { rows: number; refused: number; seconds: number };

/** `scanSeconds` of the first reading, `waitSeconds` for answers to the parts, both in `seconds`. */
export type Sent = Loaded & { id: number; scanSeconds: number; waitSeconds: number };

/** Imports a fitment file with the calls that every import uses, and activates it. `bytes` is read twice. */
export async function loadCatalogue(call: Call, bytes: () => Bytes): Promise<Loaded> {
	const { id, rows, refused, seconds } = await sendCatalogue(call, bytes);
	return { rows, refused, seconds: seconds + (await activateCatalogue(call, id)) };
}

/** Until all rows are received. */
export async function sendCatalogue(call: Call, bytes: () => Bytes): Promise<Sent> {
	const secondsOf = stopwatch();
	const scan = await scanFile(bytes());
	if (!scan.ok) throw new Error(scan.code);
	const scanSeconds = secondsOf();
	const { fileHash, mapping, parts, rows } = scan;
	const { id } = importSchema.parse(await (await post(call, "", { fileHash, mapping, parts, rows })).json());
	let refused = 0;
	let waitSeconds = 0;
	for await (const part of fileParts(bytes(), mapping)) {
		const secondsOfPart = stopwatch();
		refused += receiptSchema.parse(await (await post(call, `/${id}/rows`, part)).json()).refused;
		waitSeconds += secondsOfPart();
	}
	return { id, rows, refused, seconds: secondsOf(), scanSeconds, waitSeconds };
}

/** Until there is the first page of what the import changes. */
export async function reviewCatalogue(call: Call, id: number): Promise<number> {
	const secondsOf = stopwatch();
	while ((await post(call, `/${id}/difference`, {})).status === 202);
	return secondsOf();
}

/** Until visitors see it and all is tidy. */
export async function activateCatalogue(call: Call, id: number): Promise<number> {
	const secondsOf = stopwatch();
	while ((await post(call, `/${id}/activate`, {})).status === 202) await pause(100);
	return secondsOf();
}

async function post(call: Call, path: string, body: object): Promise<Response> {
	const answer = await call(`/admin/api/catalogue/import${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`The catalogue was refused: ${await answer.text()}`);
	return answer;
}

function stopwatch(): () => number {
	const start = performance.now();
	return () => (performance.now() - start) / 1000;
}
