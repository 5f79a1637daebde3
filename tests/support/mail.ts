import { readFileSync } from "node:fs";
import { join } from "node:path";
import { system } from "#tests/support/system.ts";

/** The texts of the mails to an address, oldest first. Locally mails are files, and the worker's log names them. */
export function mailsTo(address: string): string[] {
	const mails = readFileSync(join(system.stateDir, "logs/worker.log"), "utf8").split("To: ").slice(1);
	const files = mails.filter((mail) => mail.startsWith(address)).map((mail) => /Text: (\S+)/.exec(mail)?.[1]);
	return files.flatMap((file) => (file ? [readFileSync(file, "utf8")] : []));
}

/** The link in the last mail to this address. */
export const mailedLink = (address: string): string | undefined =>
	/http\S+\/reset-password\/\S+/.exec(mailsTo(address).at(-1) ?? "")?.[0];
