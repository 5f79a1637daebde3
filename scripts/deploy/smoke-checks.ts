import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { generateLines } from "#scripts/demo/generate.ts";
import { callJson } from "#scripts/import/import-calls.ts";
import { importFile } from "#scripts/import/import-file.ts";
import type { Call } from "#scripts/local/call.ts";
import { CommandError } from "#scripts/local/settings.ts";
import { newPicture } from "./smoke-picture.ts";

const IMPORT_ROWS = 5000;

/** R2 takes one write a second for a key; the same picture sent twice must not show that to anybody. */
export async function twoWritesOfOneKey(call: Call): Promise<string> {
	const picture = newPicture();
	const [one, other] = await Promise.all([upload(call, picture), pause(50).then(() => upload(call, picture))]);
	const served = await call(one);
	if (one !== other || !served.ok)
		throw new CommandError(`The picture sent twice is at ${one} and ${other} (${served.status}).`);
	return "";
}

async function upload(call: Call, picture: File): Promise<string> {
	const body = new FormData();
	body.set("file", picture);
	const answer = await call("/upload-image", { method: "POST", body });
	if (!answer.ok) throw new CommandError(`An upload is refused: ${answer.status} ${await answer.text()}`);
	const { filePath }: { filePath: string } = await answer.json();
	return filePath;
}

/** Sent, compared and discarded: the catalogue stays as it is. */
export async function importOfManyRows(call: Call): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-smoke-"));
	try {
		const path = join(folder, `smoke-${Date.now()}.csv`);
		const text = [...generateLines(IMPORT_ROWS, Date.now())].join("");
		writeFileSync(path, text);
		const file = { path, size: Buffer.byteLength(text) };
		const request = { mode: "merge" as const, dryRun: true, paired: false };
		const talk = { progress: () => {}, confirmLoss: async () => undefined };
		const { differences } = await importFile(call, file, request, talk);
		if (!differences) throw new CommandError("The import says nothing about its differences.");
		return "";
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** To the user who tests. The answer comes before the mail: whether it arrives is seen in the mailbox. */
export async function resetMail(call: Call): Promise<string> {
	const { answer } = await callJson<{ user: { email: string } }>(call, "/admin/api/user/current");
	await callJson(call, "/api/user/forget-password", { email: answer.user.email });
	return ` to ${answer.user.email}: look whether it arrives`;
}
