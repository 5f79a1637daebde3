import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { loadDemo } from "#scripts/demo/load.ts";
import { passwordOf, USERS } from "#scripts/demo/world.ts";
import { type LocalState, openLocalState } from "#scripts/local/local-state.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { cheapHash } from "./cheap-hash.ts";
import { DEMO } from "./made-from.ts";
import { hashOf, madeOnce } from "./made-once.ts";

/** Of what has just been loaded here: by the time the demo is asked for, its sources may have changed. */
const LOADED = hashOf(DEMO);
/** The demo's orders and visits are of the last days and hours before it is loaded. */
const AGE_MAX_MS = 4 * 60 * 60 * 1000;

/** Copies the state with the demo, which earlier runs have loaded if its sources are the same. Returns an administrator's token. */
export async function copyDemo(stateDir: string): Promise<string> {
	const also = String(Math.floor(Date.now() / AGE_MAX_MS));
	const made = await madeOnce("demo", { sources: DEMO, hash: LOADED, also }, async (folder) => {
		const loaded = join(folder, "state");
		await loadDemo(loaded, () => undefined);
		const state = await openLocalState(loaded);
		await storeCheapPasswords(state);
		writeFileSync(join(folder, "token"), await state.mintToken());
		await state.close();
	});
	cpSync(join(made, "state"), stateDir, { recursive: true });
	return readFileSync(join(made, "token"), "utf8");
}

/** Of the demo's users, who sign in more than a hundred times. */
async function storeCheapPasswords({ db }: LocalState): Promise<void> {
	for (const { username } of USERS) {
		const passwordHash = cheapHash(passwordOf(username));
		await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.username, username));
	}
}
