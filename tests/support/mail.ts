import { readFileSync } from "node:fs";
import { join } from "node:path";
import { system } from "#tests/support/system.ts";

/** The link in the last mail to this address. Locally mails are files, and the worker's log names them. */
export function mailedLink(address: string): string | undefined {
	const log = readFileSync(join(system.stateDir, "logs/worker.log"), "utf8");
	const at = log.lastIndexOf(`To: ${address}`);
	const file = at < 0 ? undefined : /Text: (\S+)/.exec(log.slice(at))?.[1];
	return file && /http\S+\/reset-password\/\S+/.exec(readFileSync(file, "utf8"))?.[0];
}
