import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./settings.ts";

/**
 * The command line as a command wants it: its options, and at most so many words beside them. `--help` prints the usage
 * and ends the process; what a command doesn't know is one line and exit code 1.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options, words = 0) {
	const args = process.argv.slice(2);
	if (args.includes("--help") || args.includes("-h")) {
		console.log(usage);
		process.exit(0);
	}
	const { values, positionals } = parsed(options);
	const surplus = positionals[words];
	if (surplus !== undefined) throw new CommandError(`Unexpected argument '${surplus}'. --help shows the usage.`);
	return { values, words: positionals };
}

function parsed<const Options extends ParseArgsOptionsConfig>(options: Options) {
	try {
		return parseArgs({ allowPositionals: true, options });
	} catch (error) {
		const [why = "The options can't be read"] = (error instanceof Error ? error.message : "").split(/\. |\n/);
		throw new CommandError(`${why}. --help shows the usage.`, { cause: error });
	}
}
