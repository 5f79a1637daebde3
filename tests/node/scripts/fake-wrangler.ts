import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Ran } from "#scripts/deploy/run-wrangler.ts";

export type Deployment = { created_on: string; versions: { version_id: string; percentage: number }[] };

/**
 * `log` and `state` (with the worker's deployments) are files, `bucket` is a folder; of the queues these workers are
 * consumers. The versions in `lost` use a resource that no longer exists; the others in `secrets` have this secret. `triggers`
 * says what made a version, where the account knows.
 */
export type Account = {
	log: string;
	state: string;
	bucket: string;
	fail: string;
	queues: { [name: string]: string[] };
	lost: string[];
	secrets: { [version: string]: string };
	triggers: { [version: string]: string };
};

export const objectFile = (bucket: string, path: string): string => join(bucket, encodeURIComponent(path));

/** Stands for the account: notes each command, answers as wrangler does, and fails at the command that begins with `fail`. */
export function runAt(account: Account, args: readonly string[]): Ran {
	const { log, state: file, bucket, fail, queues, lost, secrets, triggers } = account;
	const command = args.join(" ");
	const ran = (stdout = "", events: object[] = []): Ran => ({
		...{ ok: true, stdout, stderr: "" },
		events: events.map((event) => `${JSON.stringify(event)}\n`).join(""),
	});
	const failed = (stderr: string): Ran => ({ ok: false, stdout: "", stderr, events: "" });
	const { deployments, latest }: { deployments: Deployment[]; latest?: string } = JSON.parse(
		readFileSync(file, "utf8"),
	);
	const running = deployments.at(-1)?.versions.map(({ version_id }) => version_id) ?? [];
	const secretOf = (version: string) => secrets[version] ?? "";
	appendFileSync(log, `${command}\n`);
	if (fail && command.startsWith(fail)) return failed("The account is on fire.");

	/** A deployment of versions that use what is lost is refused, as is one of other secrets unless it is confirmed. */
	function deploy(versions: Deployment["versions"], isConfirmed: boolean): Ran | undefined {
		const ids = versions.map(({ version_id }) => version_id);
		if (ids.some((id) => lost.includes(id))) return failed("A binding's resource does not exist. [code: 10000]");
		const isChanged = ids.some((id) => id !== latest && running.every((one) => secretOf(one) !== secretOf(id)));
		if (isChanged && !isConfirmed) return failed("The following secrets have changed: UK_PLATE_KEY [code: 10220]");
		const created_on = `2026-11-22T10:00:${String(10 + deployments.length)}Z`;
		writeFileSync(file, JSON.stringify({ deployments: [...deployments, { created_on, versions }], latest }));
		return undefined;
	}

	if (command.startsWith("deployments status")) {
		if (deployments.length === 0) return failed("This Worker does not exist on your account. [code: 10007]");
		return ran(JSON.stringify(deployments.at(-1)));
	}
	if (command.startsWith("deployments list")) return ran(JSON.stringify(deployments.slice(-10)));
	if (command.startsWith("versions view")) {
		const trigger = triggers[args[2] ?? ""];
		return ran(JSON.stringify({ id: args[2], annotations: trigger ? { "workers/triggered_by": trigger } : {} }));
	}
	if (command.startsWith("queues consumer list")) {
		const consumers = queues[args[3] ?? ""]?.map((script) => ({ type: "worker", script }));
		return consumers ? ran(JSON.stringify(consumers)) : failed(`Queue "${args[3]}" does not exist.`);
	}
	if (command.startsWith("d1 time-travel info")) return ran(JSON.stringify({ bookmark: "00000085-0000024c" }));
	if (command.startsWith("versions upload")) {
		writeFileSync(file, JSON.stringify({ deployments, latest: "new" }));
		return ran("", [{ type: "wrangler-session" }, { type: "version-upload", version_id: "new" }]);
	}
	if (command.startsWith("deploy ")) {
		const refused = deploy([{ version_id: "first", percentage: 100 }], true);
		return refused ?? ran("", [{ type: "deploy", version_id: "first" }]);
	}
	if (command.startsWith("versions deploy")) {
		const versions = args
			.filter((arg) => arg.includes("@"))
			.map((arg) => arg.split("@"))
			.map(([version_id = "", percent = ""]) => ({ version_id, percentage: Number(percent.replace("%", "")) }));
		return deploy(versions, false) ?? ran();
	}
	// It asks whether other secrets are right, and without a terminal takes that for confirmed.
	if (command.startsWith("rollback")) return deploy([{ version_id: args[1] ?? "", percentage: 100 }], true) ?? ran();
	if (command.startsWith("r2 object")) {
		const object = objectFile(bucket, args[3] ?? "");
		const local = args[args.indexOf("--file") + 1] ?? "";
		if (args[2] === "get" && !existsSync(object)) return failed("The specified key does not exist.");
		copyFileSync(...(args[2] === "get" ? ([object, local] as const) : ([local, object] as const)));
	}
	return ran();
}
