import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./settings.ts";

/**
 * Parses the command line: its options, and a maximum number of words. `--help` prints the usage and ends the process;
 * an unknown option is one line and exit code 1.
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
