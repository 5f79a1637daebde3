import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./settings.ts";

/** Options that npm has, too: somebody's .npmrc may set them. */
const NPMS_OWN = ["cpu", "email", "json", "name", "only", "password", "username"];

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
	requireNoneKept(options);
	const { values, positionals } = parsed(options);
	const surplus = positionals[words];
	if (surplus !== undefined) throw new CommandError(`Unexpected argument '${surplus}'. --help shows the usage.`);
	return { values, words: positionals };
}

/** Options without -- before them are npm's, which leaves no more of them than a variable: the command would do without. */
function requireNoneKept(options: ParseArgsOptionsConfig): void {
	const option = Object.keys(options).find((name) => !NPMS_OWN.includes(name) && isKept(name));
	if (option === undefined) return;
	throw new CommandError(`npm has kept --${option} for itself: put -- before the options. --help shows the usage.`);
}

function isKept(name: string): boolean {
	const variable = `npm_config_${name.replaceAll("-", "_")}`;
	// npm completes --replace to the longer name.
	return !["", "false"].includes(process.env[variable] ?? "") || process.env[`${variable}_registry_host`] === "true";
}

function parsed<const Options extends ParseArgsOptionsConfig>(options: Options) {
	try {
		return parseArgs({ allowPositionals: true, options });
	} catch (error) {
		const [why = "The options can't be read"] = (error instanceof Error ? error.message : "").split(/\. |\n/);
		throw new CommandError(`${why}. --help shows the usage.`, { cause: error });
	}
}
