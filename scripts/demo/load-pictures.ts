import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Call } from "#scripts/local/call.ts";

const FOLDER = join(import.meta.dirname, "images");
const uploadedSchema = z.object({ filePath: z.string() });

/** Uploads the demo's pictures as a user would; returns each one's path by its file name. */
export async function uploadPictures(call: Call): Promise<Map<string, string>> {
	const paths = new Map<string, string>();
	for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".webp"))) {
		const body = new FormData();
		body.set("file", new File([readFileSync(join(FOLDER, name))], name));
		const answer = await call("/upload-image", { method: "POST", body });
		if (!answer.ok) throw new Error(`The picture ${name} was refused: ${await answer.text()}`);
		paths.set(name, uploadedSchema.parse(await answer.json()).filePath);
	}
	return paths;
}
