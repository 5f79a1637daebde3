import { statSync } from "node:fs";
import { importFile } from "#scripts/import/import-file.ts";
import type { Call } from "#scripts/local/call.ts";
import { CATALOGUE_FILE } from "./catalogue.ts";

/** Imports and activates the demo's fitment file as `npm run import` does. */
export async function loadCatalogue(call: Call): Promise<void> {
	const file = { path: CATALOGUE_FILE, size: statSync(CATALOGUE_FILE).size };
	const options = { mode: "replace", dryRun: false, paired: false } as const;
	const { errors } = await importFile(call, file, options, {
		progress: () => {},
		confirmLoss: async ({ removal }) => removal.removed,
	});
	if (errors.length > 0) throw new Error(`Rows of the demo catalogue were refused: ${JSON.stringify(errors)}`);
}
