import { z } from "zod";
import { validFrom } from "../../worker/auth/session.rules.ts";

export const ENVIRONMENTS = ["production", "staging"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The environment of this name, if there is one. */
export const environmentOf = (name: string): Environment | undefined => ENVIRONMENTS.find((one) => one === name);

/** A queue whose messages come to the worker. */
const queueSchema = z.object({
	queue: z.string(),
	max_batch_size: z.int().optional(),
	max_batch_timeout: z.int().optional(),
	max_retries: z.int().optional(),
	retry_delay: z.int().optional(),
});
export type QueueTarget = z.infer<typeof queueSchema>;

/** What [env.…] of wrangler.toml says about the account. */
export const targetSchema = z.object({
	environment: z.enum(ENVIRONMENTS),
	worker: z.string(),
	databaseId: z.string().default(""),
	bucket: z.string().default(""),
	queues: z.array(queueSchema),
	routes: z
		.array(z.union([z.string(), z.object({ pattern: z.string() }).transform(({ pattern }) => pattern)]))
		.default([]),
	ENVIRONMENT: z.string(),
	DASHBOARD_ORIGIN: z.string(),
	PUBLIC_ORIGIN: z.string(),
	MAIL_FROM: z.string(),
	// Without quotes TOML reads a time.
	SESSIONS_VALID_FROM: z.coerce.string().default(""),
});
export type Target = z.infer<typeof targetSchema>;

const isExample = (text: string) => text === "" || /(^|[./@])example\.(com|org|net)$/.test(text);
const hostOfRoute = (pattern: string) => pattern.split("/")[0];
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
const isPlaceholder = (address: string) => isExample(hostOf(address));
/** Browsers send an origin in one form, which CORS compares; the lines on shops' pages go on behind the worker's. */
const isMalformed = (address: string) =>
	!isPlaceholder(address) && !(/^https:/.test(address) && URL.canParse(address) && new URL(address).origin === address);
const ORIGIN_FORM =
	"https:// and the host as browsers send it: in small letters (xn--… for others), without :443, a slash or a path behind it";

/**
 * What still has to be filled in before deploying, one hint a line; empty: complete. `otherRoutes` are the other environments'.
 * `now` is infinite if no setting is deployed: then any time will do.
 */
export function findPlaceholders(target: Target, now: number, otherRoutes: readonly string[] = []): string[] {
	const { environment, databaseId, bucket, PUBLIC_ORIGIN, DASHBOARD_ORIGIN, MAIL_FROM } = target;
	const host = hostOf(PUBLIC_ORIGIN);
	const isRouted = target.routes.some((pattern) => hostOfRoute(pattern) === host);
	const hints: [isMissing: boolean, hint: string][] = [
		[/^[0-]*$/.test(databaseId), "database_id: printed by npx wrangler d1 create"],
		[bucket === "", "r2_buckets: the bucket's name"],
		[target.ENVIRONMENT !== environment, `ENVIRONMENT: must be "${environment}"`],
		[isPlaceholder(PUBLIC_ORIGIN), "PUBLIC_ORIGIN: the worker's own address, https://finder.your-domain"],
		[isMalformed(PUBLIC_ORIGIN), `PUBLIC_ORIGIN: ${ORIGIN_FORM}`],
		[isPlaceholder(DASHBOARD_ORIGIN), "DASHBOARD_ORIGIN: the dashboard's address, https://dashboard.your-domain"],
		[isMalformed(DASHBOARD_ORIGIN), `DASHBOARD_ORIGIN: ${ORIGIN_FORM}`],
		[isExample(MAIL_FROM), "MAIL_FROM: the sender of mails, an address of your own domain"],
		[
			validFrom(target.SESSIONS_VALID_FROM) > now,
			"SESSIONS_VALID_FROM: a time that is not to come, in the form of 2026-11-21T12:00:00Z; or empty",
		],
		[
			!isPlaceholder(PUBLIC_ORIGIN) && !isRouted,
			`routes: one for ${host}, the host of PUBLIC_ORIGIN; without it nobody reaches the worker there`,
		],
		[otherRoutes.map(hostOfRoute).includes(host), `routes: ${host} is also the host of another environment`],
	];
	return hints.flatMap(([isMissing, hint]) => (isMissing ? [hint] : []));
}

/** The Pages project of an environment. */
export const projectOf = ({ worker }: Pick<Target, "worker">): string => `${worker}-dashboard`;
