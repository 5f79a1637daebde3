import { createWriteStream, statSync } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LENGTH_UNITS } from "#worker/imports/header.rules.ts";
import { askInTerminal, confirmLossBy } from "./import/confirm-loss.ts";
import { withRetry } from "./import/import-calls.ts";
import { importFile } from "./import/import-file.ts";
import { createProgress } from "./import/progress-line.ts";
import { summarise } from "./import/summary.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { CommandError } from "./local/settings.ts";
import { connectSystem, type System } from "./local/system.ts";

const USAGE = `npm run import -- FILE.csv [options]

  --dry-run           show what would change, change nothing
  --replace           the file is the whole catalogue; without it, the file's cars and years are replaced, all others stay
  --confirm-removed N with --replace: confirms that N cars are removed, if that is more than a tenth
  --confirm-lost N    with --replace: confirms that N corrections, aliases and key numbers have no car then
  --paired            28/26 and 18/16 are pairs: 28 with 18, 26 with 16
  --unit inch|mm|cm   the unit of sizes, if the header doesn't have it
  --errors OUT.csv    write the rejected rows and the reasons
  --url URL --token T import into another system than the local one

The file's format is described in docs/importing.md.`;

const STOPPED = "\nStopped. Finders still show the previous catalogue. Run the same command again to continue.";
/** Without a server, the activation ends with this process; the same command goes on with it. */
const STOPPED_ACTIVATING = `
Stopped after the activation had begun. A server completes it by itself, and finders then show the new catalogue.
docs/importing.md says how to roll back.`;

/** npm runs scripts in the project's folder; a file's path is relative to the user's folder. */
const pathOf = (name: string): string => resolve(process.env.INIT_CWD ?? ".", name);

await runCommand(async () => {
	const { file, size, errorsOut, target, request, confirmed } = readArguments();
	const { progress, stop } = createProgress(process.stdout.isTTY);
	let isActivating = false;
	// Before the local database adds its own handler, which exits without a message.
	process.once("SIGINT", () => leave(stop, isActivating));
	const system = await connectSystem(target);
	const ask = process.stdin.isTTY && process.stdout.isTTY ? askInTerminal : undefined;
	const talk = {
		...{ progress, confirmLoss: confirmLossBy(confirmed, { print: console.log, ask, clear: stop }) },
		say: (lines: string[]) => {
			stop();
			console.log(lines.join("\n"));
		},
		activating: () => {
			isActivating = true;
		},
	};
	console.log(`Importing ${file} into ${system.where}.`);
	try {
		const start = performance.now();
		const outcome = await importFile(system.call, { path: file, size }, request, talk);
		stop();
		console.log(summarise(outcome, (performance.now() - start) / 1000));
		if (errorsOut !== undefined) await writeErrors(system, outcome.import.id, errorsOut);
	} finally {
		stop();
		await system.close();
	}
});

function readArguments() {
	const { values, words } = readOptions(
		USAGE,
		{
			"dry-run": { type: "boolean", default: false },
			merge: { type: "boolean", default: false },
			replace: { type: "boolean", default: false },
			"confirm-removed": { type: "string" },
			"confirm-lost": { type: "string" },
			paired: { type: "boolean", default: false },
			unit: { type: "string" },
			errors: { type: "string" },
			url: { type: "string" },
			token: { type: "string" },
		},
		1,
	);
	const [name] = words;
	if (name === undefined) throw new CommandError(USAGE);
	const { url, token, errors } = values;
	if (values.merge && values.replace) throw new CommandError(USAGE);
	const unit = LENGTH_UNITS.find((one) => one === values.unit);
	if (unit !== values.unit) throw new CommandError(USAGE);
	const confirmed = { removed: toCount(values["confirm-removed"]), lost: toCount(values["confirm-lost"]) };
	const file = pathOf(name);
	const stats = statSync(file, { throwIfNoEntry: false });
	if (!stats?.isFile()) throw new CommandError(`File not found: ${file}`);
	return {
		file,
		size: stats.size,
		errorsOut: errors === undefined ? undefined : pathOf(errors),
		confirmed,
		target: { ...(url !== undefined && { url }), ...(token !== undefined && { token }) },
		request: {
			mode: values.replace ? ("replace" as const) : ("merge" as const),
			dryRun: values["dry-run"],
			paired: values.paired,
			...(unit !== undefined && { unit }),
		},
	};
}

function toCount(text: string | undefined): number | undefined {
	if (text !== undefined && !/^\d+$/.test(text)) throw new CommandError(USAGE);
	return text === undefined ? undefined : Number(text);
}

async function writeErrors({ call }: System, id: number, out: string): Promise<void> {
	const answer = await withRetry(() => call(`/admin/api/catalogue/import/${id}/errors.csv`));
	if (!answer.ok || !answer.body) throw new CommandError(`The rejected rows can't be read (${answer.status}).`);
	await pipeline(Readable.from(answer.body), createWriteStream(out));
	console.log(`\nThe rejected rows are in ${out}.`);
}

/**
 * Sent parts are stored, so an interrupted import can continue. Exits at once: Ctrl-C also ends the local database's
 * process, so nothing could be closed in order. `stop` gives the terminal its cursor back.
 */
function leave(stop: () => void, isActivating: boolean): never {
	stop();
	console.error(isActivating ? STOPPED_ACTIVATING : STOPPED);
	process.exit(130);
}
