import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { type LocalState, openLocalState } from "#scripts/local/local-state.ts";
import { storageDir } from "#scripts/local/settings.ts";
import type { Database } from "#worker/db/database.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { ADAPTERS, FRONT_SERIES, REAR_SERIES } from "./assortments.ts";
import { catalogueRows } from "./catalogue.ts";
import { loadAssortments } from "./load-assortments.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { loadContents } from "./load-contents.ts";
import { DEMO_FINDER, loadFinders } from "./load-finders.ts";
import { loadOrders } from "./load-orders.ts";
import { loadCompany } from "./load-people.ts";
import { uploadPictures } from "./load-pictures.ts";
import { ORDERS } from "./orders.ts";
import { repeatLost } from "./repeat-lost.ts";
import { STOCK } from "./stock.ts";
import { COMPANIES, CONTENTS, FINDERS, USERS } from "./world.ts";

/** Companies and users are older than their first orders. */
const FOUNDED_DAYS_AGO = 40;

const marker = (stateDir: string) => join(stateDir, "demo-unfinished");

/** Loads the demo into the local state, which this process holds, if it is empty; returns whether it did. */
export const loadDemo = (stateDir: string, say: (text: string) => void): Promise<boolean> =>
	repeatLost(() => loadOnce(stateDir, say));

async function loadOnce(stateDir: string, say: (text: string) => void): Promise<boolean> {
	// A demo that was interrupted is neither empty nor complete: it starts again.
	if (existsSync(marker(stateDir))) wipeLocalState(stateDir);
	say("Preparing the database …");
	const state = await openLocalState(stateDir);
	try {
		const [users] = await state.db.select({ total: count() }).from(usersTable);
		if (users?.total !== 0) return false;
		say("Loading the demo:");
		writeFileSync(marker(stateDir), "");
		await loadAll(state, (step) => say(`  ${step} …`));
		rmSync(marker(stateDir));
		return true;
	} finally {
		await state.close();
	}
}

/** Whether the state is the demo, or the user's own. */
export async function holdsDemo(db: Database): Promise<boolean> {
	const rows = await db.select({ id: findersTable.id }).from(findersTable).where(eq(findersTable.uuid, DEMO_FINDER));
	return rows.length > 0;
}

/** Deletes everything in the local state. */
export function wipeLocalState(stateDir: string): void {
	rmSync(storageDir(stateDir), { recursive: true, force: true });
	rmSync(marker(stateDir), { force: true });
}

async function loadAll(state: LocalState, say: (step: string) => void): Promise<void> {
	const { db, mintToken, callAs } = state;
	const now = Date.now();
	const founded = now - FOUNDED_DAYS_AGO * DAY_MS;
	say(`${Object.keys(COMPANIES).length} companies with ${USERS.length} users`);
	// The administrator comes first, because the calls below need one.
	await loadCompany(db, "operator", founded);
	const call = callAs(await mintToken());
	say("pictures");
	const pictures = await uploadPictures(call);
	say(`${FRONT_SERIES.length + REAR_SERIES.length} wiper series and ${ADAPTERS.length} adapters`);
	const fronts = await loadAssortments(db, pictures);
	const supplierId = await loadCompany(db, "supplier", founded);
	const companies = {
		nordlicht: await loadCompany(db, "nordlicht", founded, { fronts, supplierId }),
		ege: await loadCompany(db, "ege", founded, { fronts }),
	};
	say(`a catalogue of ${catalogueRows()} rows`);
	await loadCatalogue(call);
	say(`${CONTENTS.length} articles and messages, ${FINDERS.length} finders with 30 days of visitors`);
	await loadContents(db);
	await loadFinders(db, companies, pictures);
	say(`${ORDERS.length} orders, and stock of ${STOCK.length} parts`);
	// The log is read by its order: what was recorded above is older than what orders record.
	await db.update(auditEntriesTable).set({ at: founded });
	await loadOrders(state, now);
}
