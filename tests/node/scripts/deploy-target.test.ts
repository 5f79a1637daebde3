import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { ENVIRONMENTS, findPlaceholders } from "#scripts/deploy/target.rules.ts";
import { INVOCATION_LIMITS } from "#tests/platform/bench/limits.ts";
import { BACKUP_CRON } from "#worker/jobs/backup.rules.ts";
import { CAR_REQUESTS_CRON } from "#worker/jobs/car-requests.rules.ts";
import { CLEAN_UP_CRON } from "#worker/jobs/clean-up.rules.ts";
import { FREQUENT_CRON } from "#worker/jobs/frequent.rules.ts";
import { DELIVERIES_AT_ONCE } from "#worker/outbox/outbox.rules.ts";

const filledIn = {
	databaseId: "3f6f0a53-8a44-4a52-9a0c-6d9c8f3f9b11",
	bucket: "wiper-finder-media",
	queues: [],
	environment: "production" as const,
	worker: "wiper-finder",
	routes: ["finder.nordlicht.shop"],
	ENVIRONMENT: "production",
	DASHBOARD_ORIGIN: "https://dashboard.nordlicht.shop",
	PUBLIC_ORIGIN: "https://finder.nordlicht.shop",
	MAIL_FROM: "no-reply@nordlicht.shop",
	SESSIONS_VALID_FROM: "",
};
const NOW = Date.parse("2026-11-21T12:00:00Z");

test("a configuration that is filled in is deployed", () => {
	expect(findPlaceholders(filledIn, NOW)).toEqual([]);
	for (const SESSIONS_VALID_FROM of ["2026-11-21T12:00:00Z", "2026-11-21T13:00+01:00", "2025-01-01T00:00:00.000Z"])
		expect(findPlaceholders({ ...filledIn, SESSIONS_VALID_FROM }, NOW)).toEqual([]);
});

test.each([
	["databaseId", "00000000-0000-0000-0000-000000000000", "database_id"],
	["databaseId", "", "database_id"],
	["ENVIRONMENT", "local", "ENVIRONMENT"],
	["DASHBOARD_ORIGIN", "https://dashboard.example.com", "DASHBOARD_ORIGIN"],
	["PUBLIC_ORIGIN", "", "PUBLIC_ORIGIN"],
	["PUBLIC_ORIGIN", "https://finder.nordlicht.shop/", "PUBLIC_ORIGIN: https://"],
	["PUBLIC_ORIGIN", "https://Finder.Nordlicht.shop", "PUBLIC_ORIGIN: https://"],
	["PUBLIC_ORIGIN", "https://finder.nordlicht.shop/finder", "PUBLIC_ORIGIN: https://"],
	["PUBLIC_ORIGIN", "http://finder.nordlicht.shop", "PUBLIC_ORIGIN: https://"],
	["PUBLIC_ORIGIN", "finder.nordlicht.shop", "PUBLIC_ORIGIN: https://"],
	["DASHBOARD_ORIGIN", "https://dashboard.nordlicht.shop/", "DASHBOARD_ORIGIN: https://"],
	["DASHBOARD_ORIGIN", "dashboard.nordlicht.shop", "DASHBOARD_ORIGIN: https://"],
	["DASHBOARD_ORIGIN", "https://dashboard.example.com/", "DASHBOARD_ORIGIN: the dashboard's address"],
	["bucket", "", "r2_buckets"],
	["routes", [], "routes"],
	["routes", ["finder.example.com"], "routes"],
	["environment", "staging", "ENVIRONMENT"],
	["MAIL_FROM", "no-reply@example.com", "MAIL_FROM"],
	["SESSIONS_VALID_FROM", "07.08.2026", "SESSIONS_VALID_FROM: a time"],
	["SESSIONS_VALID_FROM", "2026-11-21", "SESSIONS_VALID_FROM: a time"],
	["SESSIONS_VALID_FROM", "2026-11-21T12:00:01Z", "SESSIONS_VALID_FROM: a time"],
])("nothing is deployed while %s is %j", (key, value, hint) => {
	expect(findPlaceholders({ ...filledIn, [key]: value }, NOW)).toEqual([expect.stringContaining(hint)]);
});

test("a time that would not be deployed stops neither going back nor a smoke test", () => {
	const target = { ...filledIn, SESSIONS_VALID_FROM: "07.08.2026" };
	expect(findPlaceholders(target, Number.POSITIVE_INFINITY)).toEqual([]);
});

test("no environment takes another one's host", () => {
	const hint = expect.stringContaining("finder.nordlicht.shop is also the host of another environment");
	expect(findPlaceholders(filledIn, NOW, ["finder.nordlicht.shop/api/*"])).toEqual([hint]);
	expect(findPlaceholders(filledIn, NOW, ["staging-finder.nordlicht.shop"])).toEqual([]);
});

test("going back isn't queued behind tests, and neither cancelled by a deployment nor beside one", () => {
	const workflow = readFileSync(join(import.meta.dirname, "../../../.github/workflows/deploy.yml"), "utf8");
	const [before = "", deploy = ""] = workflow.split("\n  deploy:\n");
	expect(before).not.toMatch(/^concurrency:/m);
	expect(before).toMatch(/group: test-.*inputs\.environment.*inputs\.action/);
	expect(deploy).toMatch(/concurrency:\n {6}group: deploy-.*\n {6}queue: max\n/);
	expect(deploy).not.toContain("cancel-in-progress: true");
});

test("a worker that shares its host with the dashboard has routes below it", () => {
	const routes = ["finder.nordlicht.shop/api/*", "finder.nordlicht.shop/finder/*"];
	expect(findPlaceholders({ ...filledIn, routes }, NOW)).toEqual([]);
});

/** Wrangler gives an environment only what is written in its own tables. */
test.each(ENVIRONMENTS)(
	"%s has the platform's cache, and no version answers with what another one has put there",
	(env) => {
		const { cache } = unstable_readConfig({ config: join(import.meta.dirname, "../../../wrangler.toml"), env });
		expect(cache).toEqual({ enabled: true });
	},
);

test.each(["", ...ENVIRONMENTS])(
	"a request to the worker's own zone goes through Cloudflare, not to the origin (%s)",
	(env) => {
		const config = join(import.meta.dirname, "../../../wrangler.toml");
		const { compatibility_flags } = unstable_readConfig({ config, ...(env !== "" && { env }) });
		expect(compatibility_flags).toContain("global_fetch_strictly_public");
	},
);

test.each(["", ...ENVIRONMENTS])("an export may work as long as the platform allows, not 30 seconds (%s)", (env) => {
	const config = join(import.meta.dirname, "../../../wrangler.toml");
	const { limits } = unstable_readConfig({ config, ...(env !== "" && { env }) });
	expect(limits).toEqual({ cpu_ms: INVOCATION_LIMITS.cpuMs });
});

const BINDINGS = [
	...["assets", "d1_databases", "images", "queues", "r2_buckets", "ratelimits", "send_email", "triggers", "workflows"],
	...["version_metadata", "observability", "vars", "analytics_engine_datasets"],
] as const;

test.each(ENVIRONMENTS)("%s has every kind of binding that the local worker has", (environment) => {
	const config = join(import.meta.dirname, "../../../wrangler.toml");
	const bindings = (env?: string) => {
		const read = unstable_readConfig({ config, ...(env !== undefined && { env }) });
		const picked = Object.fromEntries(BINDINGS.map((name) => [name, read[name]]));
		return [...JSON.stringify(picked).matchAll(/"(?:name|binding|queue|crons)":("[^"]*"|\[[^\]]*\])/g)].map(
			([, text]) => text,
		);
	};
	const withoutNames = (texts: (string | undefined)[]) => texts.map((text) => text?.replace(/-staging/, "")).sort();
	expect(withoutNames(bindings(environment))).toEqual(withoutNames(bindings()));
});

/** They have the addresses that the worker asks: a Dutch plate is in one. docs/adr/0061. */
test.each(["", ...ENVIRONMENTS])("no request is traced, and the platform writes no line of its own (%s)", (env) => {
	const config = join(import.meta.dirname, "../../../wrangler.toml");
	const { observability } = unstable_readConfig({ config, ...(env !== "" && { env }) });
	expect([observability?.traces?.enabled, observability?.logs?.invocation_logs]).toEqual([false, false]);
});

test("one trigger is the clean-up's, the others those of the backup, requested cars and what can't wait for the night", () => {
	const { triggers } = unstable_readConfig({ config: join(import.meta.dirname, "../../../wrangler.toml") });
	expect(triggers.crons).toEqual([CLEAN_UP_CRON, BACKUP_CRON, CAR_REQUESTS_CRON, FREQUENT_CRON]);
});

test.each(["", ...ENVIRONMENTS])("no webhook's message waits for a place that another receiver keeps (%s)", (env) => {
	const config = join(import.meta.dirname, "../../../wrangler.toml");
	const { queues } = unstable_readConfig({ config, ...(env !== "" && { env }) });
	const sizes = queues.consumers?.map(({ queue = "", max_batch_size = 0 }) => [
		queue.split("-").at(-2),
		max_batch_size,
	]);
	expect(sizes).toContainEqual(["webhooks", DELIVERIES_AT_ONCE]);
});

test.each(["", ...ENVIRONMENTS])("queues bring a message for 50 minutes, unless told longer pauses (%s)", (env) => {
	const config = join(import.meta.dirname, "../../../wrangler.toml");
	const { queues } = unstable_readConfig({ config, ...(env !== "" && { env }) });
	const seconds = queues.consumers?.map(({ max_retries = 0, retry_delay = 0 }) => max_retries * retry_delay);
	expect(seconds).toEqual([3000, 3000, 3000]);
});
