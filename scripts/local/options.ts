import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./settings.ts";

type Wanted<Options extends ParseArgsOptionsConfig> = {
	usage: string;
	options?: Options;
	/** How many words beside the options it takes at most; none unless said. */
	words?: number;
};

/**
 * The command line as a command wants it. `--help` prints the usage and ends the process; what a command doesn't know is
 * one line and exit code 1.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
	wanted: Wanted<Options>,
) {
	const { usage, words = 0 } = wanted;
	if (asksForHelp(process.argv.slice(2))) {
		console.log(usage);
		process.exit(0);
	}
	const { values, positionals } = parsed(wanted);
	const surplus = positionals[words];
	if (surplus !== undefined) throw new CommandError(`Unexpected argument "${surplus}". --help shows the usage.`);
	return { values, words: positionals };
}

const asksForHelp = (args: readonly string[]): boolean => args.includes("--help") || args.includes("-h");

function parsed<const Options extends ParseArgsOptionsConfig>({ options }: Wanted<Options>) {
	try {
		return parseArgs({ allowPositionals: true, ...(options && { options }) });
	} catch (error) {
		const [why = "The options can't be read."] = (error instanceof Error ? error.message : "").split(/\. |\n/);
		throw new CommandError(`${why}. --help shows the usage.`, { cause: error });
	}
}
