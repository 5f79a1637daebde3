import { type ScanOptions, scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { fileParts } from "#worker/imports/import-file.rules.ts";
import { call, get, type Reply } from "./world.ts";

const PATH = "/admin/api/catalogue/import";

/** A file's text as the bytes that a client reads. */
export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
	yield new TextEncoder().encode(text);
}

export type ImportOptions = ScanOptions & { mode?: "replace" | "merge"; dryRun?: boolean };

/** A client's steps with a file, so that a test can stop anywhere. */
export async function givenImport(
	token: string,
	text: string,
	{ mode = "replace", dryRun = false, ...scan }: ImportOptions = {},
) {
	const file = await scanFile(bytesOf(text), scan);
	if (!file.ok) throw new Error(`${file.code} ${file.missing}`);
	const { fileHash, mapping, parts, rows } = file;
	const body = { fileHash, parts, rows, mapping, options: { mode, dryRun } };
	const open = (headers: Record<string, string> = {}) => call(PATH, { token, body, headers });
	const created = await open();
	const id: number = created.body.id;
	const act = (what: string, body: unknown = {}) => call(`${PATH}/${id}/${what}`, { token, body });
	const allParts: { part: number; rows: unknown[] }[] = [];
	for await (const part of fileParts(bytesOf(text), mapping)) allParts.push(part);
	return {
		id,
		created,
		parts: allParts,
		open,
		act,
		view: () => get(`${PATH}/${id}`, { token }),
		async sendAll(): Promise<Reply[]> {
			const replies: Reply[] = [];
			for (const part of allParts) replies.push(await act("rows", part));
			return replies;
		},
	};
}

/** A whole import, active at its end. */
export async function imported(token: string, text: string, options: ImportOptions = {}) {
	const run = await givenImport(token, text, options);
	await run.sendAll();
	const { gone } = (await run.act("difference", { pageSize: 1 })).body.totals;
	return { ...run, activation: await run.act(gone > 0 ? `activate?confirmRemoved=${gone}` : "activate") };
}
