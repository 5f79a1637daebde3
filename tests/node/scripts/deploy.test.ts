import { copyFileSync, fstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dashboardKey, packDashboard } from "#scripts/deploy/dashboard.ts";
import { deployRelease } from "#scripts/deploy/deploy-release.ts";
import { goBack } from "#scripts/deploy/go-back.ts";
import { createWrangler } from "#scripts/deploy/run-wrangler.ts";
import type { Target } from "#scripts/deploy/target.rules.ts";
import type { Tools } from "#scripts/deploy/tools.ts";
import { type Account, type Deployment, objectFile, runAt } from "./fake-wrangler.ts";

const target: Target = {
	...{ environment: "staging", worker: "wf-staging", databaseId: "3f6f0a53", bucket: "media" },
	...{
		routes: ["finder.nordlicht.shop"],
		ENVIRONMENT: "staging",
		MAIL_FROM: "no-reply@nordlicht.shop",
		SESSIONS_VALID_FROM: "",
	},
	...{ PUBLIC_ORIGIN: "https://finder.nordlicht.shop", DASHBOARD_ORIGIN: "https://dashboard.nordlicht.shop" },
	queues: ["visits", "outbox"].map((queue) => ({
		...{ queue, max_batch_size: 10, max_batch_timeout: 1, max_retries: 100, retry_delay: 30 },
	})),
};
const OLD = { created_on: "2026-11-20T10:00:00Z", versions: [{ version_id: "old", percentage: 100 }] };
const OLDER = { created_on: "2026-11-19T10:00:00Z", versions: [{ version_id: "older", percentage: 100 }] };

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "wiper-finder-test-"));
	for (const name of ["dist", "bucket"]) mkdirSync(join(folder, name));
	writeFileSync(join(folder, "dist/index.html"), "<p>dashboard</p>");
	packDashboard(join(folder, "dist"), join(folder, "dashboard.tgz"));
	writeFileSync(join(folder, "element.js"), "the element");
});
afterEach(() => rmSync(folder, { recursive: true }));

type Given = Partial<Pick<Account, "fail" | "queues" | "lost" | "secrets" | "triggers">> & {
	deployments: Deployment[];
	/** Versions whose dashboard isn't kept. */
	missing?: string[];
	brokenAt?: string;
	isServed?: boolean;
};
const QUEUES = { visits: ["wf-staging"], outbox: ["wf-staging"] };
const ALL_WELL = { fail: "", missing: [], queues: QUEUES, lost: [], secrets: {}, triggers: {}, isServed: true };

/** An account with these deployments, where a command fails, or a smoke test. */
function given(parts: Given) {
	const { deployments, missing, brokenAt, isServed, ...rest } = { ...ALL_WELL, ...parts };
	const log = join(folder, "log");
	const account: Account = { log, state: join(folder, "state"), bucket: join(folder, "bucket"), ...rest };
	writeFileSync(log, "");
	writeFileSync(account.state, JSON.stringify({ deployments }));
	for (const { version_id } of deployments.flatMap(({ versions }) => versions))
		if (!missing.includes(version_id))
			copyFileSync(join(folder, "dashboard.tgz"), objectFile(account.bucket, `media/${dashboardKey(version_id)}`));
	const done = () =>
		readFileSync(log, "utf8")
			.replaceAll(folder, "FOLDER")
			.replace(/\S*wiper-finder-(dashboard|object)-\w+/g, "TEMPORARY")
			.trimEnd()
			.split("\n");
	const note = (line: string) => writeFileSync(log, `${line}\n`, { flag: "a" });
	const tools: Tools = {
		run: (args) => runAt(account, args),
		say: () => {},
		isServed: async () => isServed,
		pause: async () => note("PAUSE"),
		smoke: async (version, extent) => {
			const line = `SMOKE ${version ?? "all"} ${extent}`;
			note(line);
			if (line === brokenAt) throw new Error("The smoke test fails.");
		},
	};
	return { tools, done, account };
}

/** Each command in a process of its own, as wrangler is. */
function spawned(account: Account): Tools["run"] {
	const command = join(import.meta.dirname, "fake-wrangler-command.ts");
	return createWrangler(["env", `ACCOUNT=${JSON.stringify(account)}`, process.execPath, command], () => {});
}

const release = () => ({
	name: "v1.2.3",
	objects: [{ key: "releases/1.2.3/wiper-finder.js", file: join(folder, "element.js"), type: "text/javascript" }],
	dashboard: join(folder, "dist"),
	packedDashboard: join(folder, "dashboard.tgz"),
});

const ELEMENT = "media/releases/1.2.3/wiper-finder.js";
const PREPARED = [
	"deployments status --json --env staging",
	`r2 object get ${ELEMENT} --file TEMPORARY/object --remote`,
	"queues consumer list visits --json --env staging",
	"queues consumer list outbox --json --env staging",
	"d1 time-travel info DB --json --env staging",
	"d1 migrations apply DB --remote --env staging",
];
const KEPT = `r2 object put ${ELEMENT} --file FOLDER/element.js --content-type text/javascript --remote`;
const MESSAGE = "v1.2.3, database before it: 00000085-0000024c";
const UPLOADED = [
	...PREPARED,
	`versions upload --env staging --tag v1.2.3 --message ${MESSAGE}`,
	"r2 object put media/releases/dashboards/new.tgz --file FOLDER/dashboard.tgz --remote",
];
const share = (specs: string) => `versions deploy ${specs} --yes --message ${MESSAGE} --env staging`;
const NOBODY = [share("new@0% old@100%"), "SMOKE new whole"];
const EVERYBODY = [
	KEPT,
	...[share("new@10% old@90%"), "PAUSE", "SMOKE new short"],
	...[share("new@50% old@50%"), "PAUSE", "SMOKE new short"],
	...[share("new@100%"), "triggers deploy --env staging"],
	"pages deploy FOLDER/dist --project-name wf-staging-dashboard --branch main --cwd dashboard",
	"SMOKE all whole",
];
const workerBack = (version: string) => `rollback ${version} --message Back by npm run deploy -- --back --env staging`;
const getDashboard = (version: string) =>
	`r2 object get media/releases/dashboards/${version}.tgz --file TEMPORARY/object --remote`;
const LIST = "deployments list --json --env staging";
const DASHBOARD_BACK = "pages deploy TEMPORARY/dist --project-name wf-staging-dashboard --branch main --cwd dashboard";
const back = (version: string) => [workerBack(version), getDashboard(version), DASHBOARD_BACK];

test("a deployment bookmarks, migrates, keeps the release, and gives the new version more and more visitors", async () => {
	const { tools, done, account } = given({ deployments: [OLDER, OLD] });
	await deployRelease(target, release(), { ...tools, run: spawned(account) });
	expect(done()).toEqual([...UPLOADED, ...NOBODY, ...EVERYBODY]);
});

const DEPLOYED = `deploy --env staging --tag v1.2.3 --message ${MESSAGE}`;
const WHOLE = [
	"pages deploy FOLDER/dist --project-name wf-staging-dashboard --branch main --cwd dashboard",
	...[KEPT, DEPLOYED, "PAUSE", "SMOKE all short"],
	"r2 object put media/releases/dashboards/first.tgz --file FOLDER/dashboard.tgz --remote",
];

test("the first deployment has no version to go beside; the dashboard's address can be added afterwards", async () => {
	const { tools, done } = given({ deployments: [] });
	const output: string[] = [];
	await deployRelease(target, release(), { ...tools, say: (line) => output.push(line) });
	expect(done()).toEqual([...PREPARED, ...WHOLE]);
	expect(output.join()).toContain("add dashboard.nordlicht.shop");
});

test.each(["pages deploy", "deploy ", "SMOKE all short"])(
	"a first deployment that failed at %s is repeated as the first one, and has said what the dashboard needs",
	async (failing) => {
		const { tools, done, account } = given({ deployments: [] });
		const output: string[] = [];
		const first = given({ deployments: [], fail: failing, brokenAt: failing }).tools;
		const deployed = deployRelease(target, release(), { ...first, say: (line) => output.push(line) });
		await expect(deployed).rejects.toThrow(/on fire|The smoke test fails/);
		if (failing.startsWith("SMOKE")) expect(output.join()).toContain("add dashboard.nordlicht.shop");
		writeFileSync(account.log, "");
		await deployRelease(target, release(), { ...tools, isServed: async () => false });
		expect(done().slice(-WHOLE.length)).toEqual(WHOLE);
	},
);

test("wrangler asks at the terminal before a first deployment takes a host that something else has", async () => {
	const { tools } = given({ deployments: [] });
	const asking: string[] = [];
	const run: Tools["run"] = (args, canAsk) => {
		if (canAsk) asking.push(args.join(" "));
		return tools.run(args);
	};
	await deployRelease(target, release(), { ...tools, run });
	expect(asking).toEqual([DEPLOYED]);
});

/** Starts a program that writes its standard output's number as its event. */
const standardOutput = (canAsk: boolean) => {
	const code = `const fs = require("fs"); fs.writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, "" + fs.fstatSync(1).ino)`;
	return createWrangler([process.execPath, "-e", code], () => {})([], canAsk).events;
};

test("what wrangler says is read, but where it may ask it has the terminal", () => {
	expect(standardOutput(false)).not.toBe(`${fstatSync(1).ino}`);
	expect(standardOutput(true)).toBe(`${fstatSync(1).ino}`);
});

test("wrangler may say as much as it likes", () => {
	const { ok, stdout } = createWrangler([process.execPath, "-p", `"x".repeat(3e6)`], () => {})([]);
	expect([ok, stdout.length]).toEqual([true, 3e6 + 1]);
});

test("a worker that only the deployer can't reach still gets its visitors step by step", async () => {
	const { tools, done } = given({ deployments: [OLD], isServed: false, brokenAt: "SMOKE new whole" });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("The smoke test fails.");
	expect(done()).toContain(share("new@0% old@100%"));
	expect(done()).not.toContain(DEPLOYED);
});

test("after a restore nothing asks for a version that used what was lost, and the whole system is tested", async () => {
	const { tools, done } = given({ deployments: [OLDER, OLD], lost: ["older", "old"] });
	await deployRelease(target, release(), tools, true);
	expect(done()).toEqual([
		...PREPARED.slice(1),
		...WHOLE.map((line) => line.replace("SMOKE all short", "SMOKE all whole")),
	]);
});

test("a version that had visitors isn't released again with other content: pages pin it by its hash", async () => {
	const { tools, account, done } = given({ deployments: [OLD], brokenAt: "SMOKE new short" });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("The smoke test fails.");
	writeFileSync(account.log, "");
	writeFileSync(join(folder, "element.js"), "another element");
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("Raise the version in package.json");
	expect(done()).toEqual(PREPARED.slice(0, 2));
	expect(readFileSync(objectFile(account.bucket, ELEMENT), "utf8")).toBe("the element");
});

test("a version that nobody had is released again when it is mended", async () => {
	const { tools } = given({ deployments: [OLD], brokenAt: "SMOKE new whole" });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("The smoke test fails.");
	writeFileSync(join(folder, "element.js"), "another element");
	await deployRelease(target, release(), { ...tools, smoke: async () => {} });
});

test("what made a deployment fail is said, too, if going back fails", async () => {
	const fail = "r2 object get media/releases/dashboards/";
	const { tools } = given({ deployments: [OLD], brokenAt: "SMOKE all whole", fail });
	const output: string[] = [];
	const deployed = deployRelease(target, release(), { ...tools, say: (line) => output.push(line) });
	await expect(deployed).rejects.toThrow("The smoke test fails.");
	await expect(deployed).rejects.toThrow("Roll the dashboard back in Cloudflare");
	expect(output.join()).toContain("The worker is back at old, the dashboard is not");
});

test("a queue that is missing is named before anything is changed", async () => {
	const { tools, done, account } = given({ deployments: [OLD], queues: { visits: ["wf-staging"] } });
	const deployed = deployRelease(target, release(), { ...tools, run: spawned(account) });
	await expect(deployed).rejects.toThrow("npm exec wrangler -- queues create outbox");
	expect(done()).toEqual(PREPARED.slice(0, 4));
});

test("a new queue brings messages before the first visitor has the version that fills it", async () => {
	const { tools, done } = given({ deployments: [OLDER, OLD], queues: { ...QUEUES, outbox: [] } });
	await deployRelease(target, release(), tools);
	const settings = "--batch-size 10 --batch-timeout 1 --message-retries 100 --retry-delay-secs 30";
	// An environment's worker is a worker of its own: named with --env, wrangler would look for an environment inside it.
	const added = `queues consumer add outbox wf-staging ${settings}`;
	expect(done()).toEqual([...UPLOADED, ...NOBODY, KEPT, added, ...EVERYBODY.slice(1)]);
});

test.each(PREPARED.map((command, at) => [command.split(" ").slice(0, 4).join(" "), at + 1] as const))(
	"nothing follows a failure of: wrangler %s",
	async (fail, count) => {
		const { tools, done } = given({ deployments: [OLD], fail });
		await expect(deployRelease(target, release(), tools)).rejects.toThrow("The account is on fire.");
		expect(done()).toEqual(PREPARED.slice(0, count));
	},
);

test("a version that fails its smoke test never has a visitor, and the dashboard stays as it is", async () => {
	const { tools, done } = given({ deployments: [OLD], brokenAt: "SMOKE new whole" });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("The smoke test fails.");
	expect(done()).toEqual([...UPLOADED, ...NOBODY, workerBack("old")]);
});

test("a failure for everybody takes worker and dashboard back", async () => {
	const { tools, done } = given({ deployments: [OLD], brokenAt: "SMOKE all whole" });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("The smoke test fails.");
	expect(done()).toEqual([...UPLOADED, ...NOBODY, ...EVERYBODY, ...back("old")]);
});

test("no deployment begins beside one that is under way", async () => {
	const half = { created_on: "2026-11-21T10:00:00Z", versions: [{ version_id: "a", percentage: 50 }] };
	const { tools, done } = given({ deployments: [OLD, half] });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow(
		"under way. Finish it, or go back: npm run deploy -- --env staging --back",
	);
	expect(done()).toEqual(PREPARED.slice(0, 1));
});

test("one command goes back to the last version that everybody had, dashboard included", async () => {
	const half = {
		created_on: "2026-11-21T10:00:00Z",
		versions: [
			{ version_id: "new", percentage: 10 },
			{ version_id: "old", percentage: 90 },
		],
	};
	for (const [deployments, version, lookups] of [
		[[OLDER, OLD], "older", [getDashboard("old")]],
		[[OLDER, OLD, half], "old", []],
	] as const) {
		const { tools, done } = given({ deployments: [...deployments] });
		await goBack(target, tools);
		expect(done()).toEqual([LIST, ...lookups, ...back(version), "SMOKE all short"]);
	}
});

/** A deployment that serves so many percent with each version, some seconds after `OLD`. */
const after = (seconds: number, shares: Record<string, number>) => ({
	created_on: `2026-11-20T10:00:${seconds}Z`,
	versions: Object.entries(shares).map(([version_id, percentage]) => ({ version_id, percentage })),
});

test("going back never takes what was gone back from, nor leaves the version that a deployment hasn't replaced yet", async () => {
	const tested = after(10, { new: 0, old: 100 });
	const failed = [tested, after(20, { new: 10, old: 90 }), after(30, { new: 100 }), after(40, { old: 100 })];
	for (const [deployments, version, lookups] of [
		[[OLDER, OLD, tested], "old", []],
		[[OLDER, OLD, ...failed], "older", [getDashboard("old")]],
	] as const) {
		const { tools, done } = given({ deployments: [...deployments] });
		await goBack(target, tools);
		expect(done()).toEqual([LIST, ...lookups, ...back(version), "SMOKE all short"]);
	}
});

/** `secret put` deploys a version of its own: the same worker, without a dashboard that was kept for it. */
const SECRETS = {
	deployments: [OLDER, OLD, after(11, { one: 100 }), after(12, { two: 100 })],
	...{ missing: ["one", "two"], secrets: { one: "a", two: "b", new: "b" }, triggers: { one: "secret", two: "secret" } },
};
const view = (version: string) => `versions view ${version} --json --env staging`;
const dashboardBeforeSecrets = [
	...[getDashboard("two"), LIST, getDashboard("one"), getDashboard("old")],
	DASHBOARD_BACK,
];

test("a version that a secret has made goes back with the dashboard of the one before it", async () => {
	const failing = given({ ...SECRETS, brokenAt: "SMOKE all whole" });
	await expect(deployRelease(target, release(), failing.tools)).rejects.toThrow(/^The smoke test fails\.$/);
	expect(failing.done().slice(-6)).toEqual([workerBack("two"), ...dashboardBeforeSecrets]);
	const whole = given({ ...SECRETS, deployments: [...SECRETS.deployments, after(20, { new: 100 })] });
	await goBack(target, whole.tools);
	const lookups = [LIST, getDashboard("new")];
	expect(whole.done()).toEqual([...lookups, workerBack("two"), ...dashboardBeforeSecrets, "SMOKE all short"]);
});

test("from a version that a secret has made a release goes back, although the one before it has other secrets", async () => {
	const { tools, done } = given(SECRETS);
	await goBack(target, tools);
	const lookups = ["two", "one"].flatMap((version) => [getDashboard(version), view(version)]);
	expect(done()).toEqual([LIST, ...lookups, getDashboard("old"), ...back("older"), "SMOKE all short"]);
});

test("what made a version may be unknown: without a dashboard of its own it is then taken for a secret's", async () => {
	const { tools, done } = given({ ...SECRETS, triggers: { two: "secret" } });
	await goBack(target, tools);
	expect(done()).toContain(workerBack("older"));
});

test("a version that was deployed by hand goes back to the release before it, and the version is said", async () => {
	const byHand = after(11, { hand: 100 });
	const { tools, done } = given({ deployments: [OLDER, OLD, byHand], missing: ["hand"], triggers: { hand: "upload" } });
	const output: string[] = [];
	await goBack(target, { ...tools, say: (line) => output.push(line) });
	expect(done()).toEqual([LIST, getDashboard("hand"), view("hand"), ...back("old"), "SMOKE all short"]);
	expect(output).toEqual(["Worker and dashboard are back at version old."]);
});

test("it gets its next version step by step, although the deployer can't reach it", async () => {
	const { tools, done } = given({ ...SECRETS, isServed: false });
	await deployRelease(target, release(), tools);
	expect(done()).toContain(share("new@0% two@100%"));
});

test("a worker goes back although the bucket can't be read, and what is missing is said", async () => {
	const { tools, done } = given({ deployments: [OLDER, OLD], fail: "r2 object get" });
	await expect(goBack(target, tools)).rejects.toThrow("Roll the dashboard back in Cloudflare");
	expect(done()).toContain(workerBack("older"));
});

test("no older dashboard is taken for one that can't be read now", async () => {
	const fail = "r2 object get media/releases/dashboards/";
	const { tools, done } = given({ ...SECRETS, fail, brokenAt: "SMOKE all whole" });
	await expect(deployRelease(target, release(), tools)).rejects.toThrow("Roll the dashboard back in Cloudflare");
	expect(done().at(-1)).toBe(getDashboard("two"));
});

test("there may be nothing to go back to among the deployments that wrangler lists; then it says how", async () => {
	const rollOuts = [10, 20, 30, 40, 50].flatMap((at) => [
		after(at, { [at]: 0, old: 100 }),
		after(at + 5, { old: 100 }),
	]);
	const { tools } = given({ deployments: [OLDER, OLD, ...rollOuts] });
	await expect(goBack(target, tools)).rejects.toThrow("wrangler -- rollback VERSION --env staging");
});
