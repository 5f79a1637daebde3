import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { deleteUnfinished, wholeBackups } from "#worker/jobs/back-up.usecases.ts";
import { type Environment, environmentOf } from "../deploy/target.rules.ts";
import { CommandError, localSettings, storageDir } from "../local/settings.ts";
import { fillParties } from "./fill-parties.ts";
import { type OpenStorage, openLocalStorage, openRemoteStorage } from "./open-storage.ts";
import { RestoreError, restoreBackup, restoreFiles } from "./restore-backup.ts";
import { incompleteOrders, settleStock } from "./settle-stock.ts";

/** `place`: an environment or a folder; without a `target` the local state is filled, without a `date` from the newest. */
type RestoreOptions = {
	place: string;
	target: Environment | undefined;
	date: string | undefined;
	continues: boolean;
	/** The database is left as it is. */
	filesOnly: boolean;
};

/** Restores a backup and prints what each table got. */
export async function restore(options: RestoreOptions): Promise<void> {
	const { place, target, continues, filesOnly } = options;
	const opened: OpenStorage[] = [];
	const { stateDir } = localSettings();
	try {
		const from = await openSource(place, stateDir);
		opened.push(from);
		const to = await (target ? openRemoteStorage(target) : openLocalStorage(stateDir));
		opened.push(to);
		if (filesOnly) {
			console.log(`Copying the files that ${target ?? stateDir} lacks from the backups in ${place}.`);
			return await restoreFiles(from.storage.BACKUP, to.storage.MEDIA);
		}
		const dates = await wholeBackups(from.storage.BACKUP);
		const date = options.date ?? dates.at(-1);
		if (date === undefined) throw new CommandError(`There is no whole backup in ${place}.`);
		console.log(`Whole backups in ${place}: ${dates.join(", ")}`);
		console.log(`Restoring the backup of ${date} into ${target ?? stateDir}.`);
		const tables = await restoreBackup(from.storage.BACKUP, date, to.storage, continues);
		for (const { name, rows, left } of tables)
			console.log(
				`${name}: ${rows}${left > 0 ? ` (${left} left out: what they belonged to was removed meanwhile)` : ""}`,
			);
		await settle(to.storage.DB);
		// The restored database has its own nights in the same bucket.
		const unfinished = target === place ? await deleteUnfinished(from.storage.BACKUP) : undefined;
		if (unfinished !== undefined) console.log(`The unfinished backup of ${unfinished} was deleted.`);
	} catch (error) {
		throw error instanceof RestoreError ? new CommandError(error.message, { cause: error }) : error;
	} finally {
		for (const { close } of opened) await close();
	}
}

/** For a database that is restored without its backups: its nights would go on with the one of before. */
export async function dropUnfinished(place: string): Promise<void> {
	const { storage, close } = await openSource(place, localSettings().stateDir);
	try {
		const date = await deleteUnfinished(storage.BACKUP);
		console.log(
			date === undefined
				? `There is no unfinished backup in ${place}.`
				: `The unfinished backup of ${date} was deleted.`,
		);
	} finally {
		await close();
	}
}

/** After all tables: orders go on while a backup is made. */
async function settle(db: D1Database): Promise<void> {
	for (const { companyId, partKey, before, onHand } of await settleStock(db)) {
		const text =
			before === null
				? `it is not tracked any more, and had ${onHand} on hand`
				: `it had ${before} on hand, and has ${onHand} now, as its movements and orders say`;
		console.log(`Count ${partKey} of company ${companyId}: ${text}.`);
	}
	for (const { companyId, orderNumber, items, lacking } of await incompleteOrders(db))
		console.log(`Order ${orderNumber} of company ${companyId} lacks ${lacking} of its ${items} items.`);
	await fillParties(db);
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
