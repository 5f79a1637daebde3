import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { z } from "zod";
import type { Environment } from "../deploy/target.rules.ts";
import { migrate } from "../local/migrate.ts";
import { openBindings } from "../local/open-bindings.ts";
import { holdState, releaseState } from "../local/running.ts";
import { ROOT } from "../local/settings.ts";

type Storage = Pick<Env, "DB" | "MEDIA" | "BACKUP">;
export type OpenStorage = { storage: Storage; close: () => Promise<void> };

/** A local state's database and buckets, migrated, held until it is closed. */
export async function openLocalStorage(stateDir: string): Promise<OpenStorage> {
	holdState(stateDir, "npm run restore");
	try {
		const platform = await openBindings<Storage>(stateDir);
		const close = () => platform.dispose().finally(() => releaseState(stateDir));
		await migrate(platform.env.DB).catch((error) => close().then(() => Promise.reject(error)));
		return { storage: platform.env, close };
	} catch (error) {
		releaseState(stateDir);
		throw error;
	}
}

const remoteSchema = z.object({
	name: z.string().transform((name) => `${name}-restore`),
	compatibility_date: z.string(),
	d1_databases: z.array(
		z
			.object({ binding: z.string(), database_name: z.string(), database_id: z.string() })
			.transform((one) => ({ ...one, remote: true })),
	),
	r2_buckets: z.array(
		z.object({ binding: z.string(), bucket_name: z.string() }).transform((one) => ({ ...one, remote: true })),
	),
});

/** The account's own, through wrangler's remote bindings: whoever is signed in to wrangler may use them. */
export async function openRemoteStorage(environment: Environment): Promise<OpenStorage> {
	const config = unstable_readConfig({ config: join(ROOT, "wrangler.toml"), env: environment });
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-restore-"));
	const configPath = join(folder, "wrangler.json");
	writeFileSync(configPath, JSON.stringify(remoteSchema.parse(config)));
	const platform = await getPlatformProxy<Storage>({ configPath, persist: false });
	const close = async () => {
		await platform.dispose();
		rmSync(folder, { recursive: true, force: true });
	};
	return { storage: platform.env, close };
}
