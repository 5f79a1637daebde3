import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backupDates } from "#worker/jobs/back-up.usecases.ts";
import { type Environment, environmentOf } from "../deploy/target.rules.ts";
import { CommandError, localSettings, storageDir } from "../local/settings.ts";
import { type OpenStorage, openLocalStorage, openRemoteStorage } from "./open-storage.ts";
import { RestoreError, restoreBackup } from "./restore-backup.ts";

/** `place`: an environment or a folder; without a `target` the local state is filled, without a `date` from the newest. */
type Asked = { place: string; target: Environment | undefined; date: string | undefined; continues: boolean };

/** Restores a backup and prints what each table got. */
export async function restore(asked: Asked): Promise<void> {
	const { place, target, continues } = asked;
	const opened: OpenStorage[] = [];
	const { stateDir } = localSettings();
	try {
		const from = await openSource(place, stateDir);
		opened.push(from);
		const to = await (target ? openRemoteStorage(target) : openLocalStorage(stateDir));
		opened.push(to);
		const date = asked.date ?? (await backupDates(from.storage.BACKUP)).at(-1);
		if (date === undefined) throw new CommandError(`There is no backup in ${place}.`);
		console.log(`Restoring the backup of ${date} from ${place} into ${target ?? stateDir}.`);
		const tables = await restoreBackup(from.storage.BACKUP, date, to.storage, continues);
		for (const { name, rows, left } of tables)
			console.log(
				`${name}: ${rows}${left > 0 ? ` (${left} left out: what they belonged to was removed meanwhile)` : ""}`,
			);
	} catch (error) {
		throw error instanceof RestoreError ? new CommandError(error.message, { cause: error }) : error;
	} finally {
		for (const { close } of opened) await close();
	}
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
