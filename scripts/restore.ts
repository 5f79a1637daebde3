import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backupDates } from "#worker/jobs/back-up.usecases.ts";
import { ENVIRONMENTS, type Environment } from "./deploy/target.rules.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { CommandError, localSettings, storageDir } from "./local/settings.ts";
import { type OpenStorage, openLocalStorage, openRemoteStorage } from "./restore/open-storage.ts";
import { RestoreError, restoreBackup } from "./restore/restore-backup.ts";

const USAGE = `npm run restore -- --from PLACE [options]

Restores a backup into an empty, migrated database and the bucket that belongs to it. PLACE is the folder of a local
state, or production or staging of wrangler.toml, whose bucket BACKUP is read.

  --to production|staging  into the account; without it into the local state (STATE_DIR)
  --date YYYY-MM-DD        the backup's day (default: the newest)
  --continue               goes on with a restore of the same backup that was cut off

docs/self-hosting.md describes it step by step, under "Backups".`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		from: { type: "string" },
		to: { type: "string" },
		date: { type: "string" },
		continue: { type: "boolean", default: false },
	});
	if (values.from === undefined) throw new CommandError(USAGE);
	const target = values.to === undefined ? undefined : environmentOf(values.to);
	if (values.to !== undefined && !target) throw new CommandError(`--to is one of: ${ENVIRONMENTS.join(", ")}.`);
	const opened: OpenStorage[] = [];
	const { stateDir } = localSettings();
	try {
		const from = await openSource(values.from, stateDir);
		opened.push(from);
		const to = await (target ? openRemoteStorage(target) : openLocalStorage(stateDir));
		opened.push(to);
		const date = values.date ?? (await backupDates(from.storage.BACKUP)).at(-1);
		if (date === undefined) throw new CommandError(`There is no backup in ${values.from}.`);
		console.log(`Restoring the backup of ${date} from ${values.from} into ${target ?? stateDir}.`);
		const tables = await restoreBackup(from.storage.BACKUP, date, to.storage, values.continue);
		for (const { name, rows, left } of tables)
			console.log(
				`${name}: ${rows}${left > 0 ? ` (${left} left out: what they belonged to was removed meanwhile)` : ""}`,
			);
	} catch (error) {
		throw error instanceof RestoreError ? new CommandError(error.message, { cause: error }) : error;
	} finally {
		for (const { close } of opened) await close();
	}
});

function environmentOf(name: string): Environment | undefined {
	return ENVIRONMENTS.find((one) => one === name);
}

/** npm runs scripts in the project's folder; a folder's path is relative to the user's. */
function openSource(place: string, stateDir: string): Promise<OpenStorage> {
	const environment = environmentOf(place);
	if (environment) return openRemoteStorage(environment);
	const folder = resolve(process.env.INIT_CWD ?? ".", place);
	if (folder === stateDir || !existsSync(storageDir(folder)))
		throw new CommandError(`${folder} is not the folder of another local state.`);
	return openLocalStorage(folder);
}
