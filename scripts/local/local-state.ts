import { desc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { app } from "#worker/app.ts";
import { createSessionRepository } from "#worker/auth/session.repository.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import type { Database } from "#worker/db/database.ts";
import { usersTable as users } from "#worker/db/schema/user.table.ts";
import type { DeliveryContext } from "#worker/http/delivery-context.ts";
import type { Call } from "./call.ts";
import { migrate } from "./migrate.ts";
import { openBindings } from "./open-bindings.ts";
import { preparedOnce } from "./prepared-once.ts";
import { runsHere } from "./runs-here.ts";
import { CommandError } from "./settings.ts";

/** Nobody asks by an address: no answer names it. */
const ORIGIN = "http://localhost";

export type LocalState = {
	db: Database;
	/** Calls the worker's app in this process, as the holder of the token. */
	callAs(token: string): Call;
	/** What use cases take, at any time. */
	deliveryAt(now: number): DeliveryContext;
	/** Signs in an administrator without a password: whoever can open the state owns it. */
	mintToken(): Promise<string>;
	close(): Promise<void>;
};

/** Opens the local state in this process, migrated to the newest version. The caller holds it (`holdState`), and closes it. */
export async function openLocalState(stateDir: string): Promise<LocalState> {
	const platform = await openBindings<Env>(stateDir);
	if (platform.env.ENVIRONMENT !== "local") {
		await platform.dispose();
		throw new CommandError("This command only works with the local state, but wrangler.toml names another one.");
	}
	try {
		await migrate(platform.env.DB);
	} catch (error) {
		await platform.dispose();
		throw error;
	}
	// The worker's code finds them where it finds them in a worker.
	Object.assign(globalThis, { caches: platform.caches });
	const db = drizzle(preparedOnce(platform.env.DB));
	const after = new Set<Promise<unknown>>();
	const context = { waitUntil: (work: Promise<unknown>) => after.add(work), passThroughOnException() {}, props: {} };
	const env = { ...platform.env, IMPORTS: runsHere(platform.env, (run) => after.add(run)) };
	const deliveryAt = (now: number) => ({ env: platform.env, db, executionCtx: context, origin: ORIGIN, now });
	return { db, callAs, deliveryAt, mintToken: () => mintToken(db), close };

	function callAs(token: string): Call {
		return async (path, init = {}) => {
			const headers = new Headers(init.headers);
			headers.set("Authorization", `Bearer ${token}`);
			return app.request(path, { ...init, headers }, env, context);
		};
	}

	async function close(): Promise<void> {
		await Promise.allSettled(after);
		await platform.dispose();
	}
}

async function mintToken(db: Database): Promise<string> {
	const [admin] = await db
		.select({ id: users.id, lastLogin: users.lastLogin })
		.from(users)
		.where(sql`${users.enabled} AND EXISTS (SELECT 1 FROM json_each(${users.roles}) WHERE value = 'ROLE_ADMIN')`)
		.orderBy(desc(users.lastLogin))
		.limit(1);
	if (!admin)
		throw new CommandError(
			"There is no administrator yet. Create one with npm run admin:create, or load the demo with npm run demo.",
		);
	const token = newToken();
	await createSessionRepository(db).create(admin.id, hashToken(token), Date.now());
	// A command is not a sign-in: the time of the last one is not changed.
	await db.update(users).set({ lastLogin: admin.lastLogin }).where(eq(users.id, admin.id));
	return token;
}
