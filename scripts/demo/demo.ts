import { createWriteStream, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runCommand } from "#scripts/local/command.ts";
import { readOptions } from "#scripts/local/options.ts";
import { holdState, releaseState } from "#scripts/local/running.ts";
import { CommandError, localSettings } from "#scripts/local/settings.ts";
import { generateLines } from "./generate.ts";
import { signInHints } from "./sign-in-hints.ts";

const USAGE = `npm run demo -- [options]

Loads the demo into an empty local state, or writes a fitment file of any size.

  --reset         delete the local state first
  --vehicles N    write a fitment file with N cars instead
  --out FILE.csv  where to write it (default: the local state's folder)`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		vehicles: { type: "string" },
		out: { type: "string" },
		reset: { type: "boolean", default: false },
	});
	if (values.vehicles === undefined) await demo(values.reset);
	else await generate(Number(values.vehicles), values.out);
});

/** Loads the demo into the local state, never into another system. */
async function demo(reset: boolean): Promise<void> {
	const { stateDir } = localSettings();
	holdState(stateDir, "npm run demo");
	try {
		// Loading takes seconds, so --help and errors in options come first.
		const { loadDemo, wipeLocalState } = await import("./load.ts");
		if (reset) wipeLocalState(stateDir);
		const isLoaded = await loadDemo(stateDir, console.log);
		console.log(
			isLoaded
				? `The demo is in ${stateDir}. Start it with npm start.\n\n${signInHints()}`
				: `${stateDir} isn't empty, so nothing was changed. To delete it and load the demo: npm run demo -- --reset`,
		);
	} finally {
		releaseState(stateDir);
	}
}

/** Writes a fitment file of any size, line by line. */
async function generate(vehicles: number, out: string | undefined): Promise<void> {
	if (!Number.isInteger(vehicles) || vehicles < 1)
		throw new CommandError("--vehicles needs a whole number, for example 100000.");
	const file = out === undefined ? join(localSettings().stateDir, `demo-${vehicles}.csv`) : pathOf(out);
	mkdirSync(dirname(file), { recursive: true });
	await pipeline(Readable.from(generateLines(vehicles)), createWriteStream(file));
	console.log(`Wrote ${vehicles} cars to ${file}. To import them: npm run import -- ${file}`);
}

/** npm runs scripts in the project's folder; a file's path is relative to the user's folder. */
function pathOf(name: string): string {
	return resolve(process.env.INIT_CWD ?? ".", name);
}
