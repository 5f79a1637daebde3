import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { Ran } from "#scripts/deploy/run-wrangler.ts";

/** `log`, `state` (with the worker's deployments) and `dashboard` are files; of the queues these workers are consumers. */
export type Account = {
	log: string;
	state: string;
	dashboard: string;
	fail: string;
	missing: string;
	queues: { [name: string]: string[] };
};

/**
 * Stands for the account: notes each command, answers as wrangler does, and fails at the command that begins with `fail`. The
 * bucket has no dashboard of the versions in `missing`, which are separated by commas.
 */
export function runAt({ log, state: file, dashboard, fail, missing, queues }: Account, args: readonly string[]): Ran {
	const command = args.join(" ");
	const ran = (stdout = "", events: object[] = []): Ran => ({
		...{ ok: true, stdout, stderr: "" },
		events: events.map((event) => `${JSON.stringify(event)}\n`).join(""),
	});
	const failed = (stderr: string): Ran => ({ ok: false, stdout: "", stderr, events: "" });
	const { deployments }: { deployments: object[] } = JSON.parse(readFileSync(file, "utf8"));
	appendFileSync(log, `${command}\n`);
	if (fail && command.startsWith(fail)) return failed("The account is on fire.");
	if (command.startsWith("deployments status")) {
		if (deployments.length === 0) return failed("This Worker does not exist on your account. [code: 10007]");
		return ran(JSON.stringify(deployments.at(-1)));
	}
	if (command.startsWith("deployments list")) return ran(JSON.stringify(deployments));
	if (command.startsWith("queues consumer list")) {
		const consumers = queues[args[3] ?? ""]?.map((script) => ({ type: "worker", script }));
		return consumers ? ran(JSON.stringify(consumers)) : failed(`Queue "${args[3]}" does not exist.`);
	}
	if (command.startsWith("d1 time-travel info")) return ran(JSON.stringify({ bookmark: "00000085-0000024c" }));
	if (command.startsWith("versions upload"))
		return ran("", [{ type: "wrangler-session" }, { type: "version-upload", version_id: "new" }]);
	if (command.startsWith("deploy ")) return ran("", [{ type: "deploy", version_id: "first" }]);
	if (command.startsWith("versions deploy")) {
		const versions = args
			.filter((arg) => arg.includes("@"))
			.map((arg) => arg.split("@"))
			.map(([version_id, percent = ""]) => ({ version_id, percentage: Number(percent.replace("%", "")) }));
		const created_on = `2026-11-22T10:00:${String(10 + deployments.length)}Z`;
		writeFileSync(file, JSON.stringify({ deployments: [...deployments, { created_on, versions }] }));
	}
	if (command.startsWith("r2 object get")) {
		if (missing.split(",").some((version) => command.includes(`/${version}.tgz`)))
			return failed("The specified key does not exist.");
		writeFileSync(args[args.indexOf("--file") + 1] ?? "", readFileSync(dashboard));
	}
	return ran();
}
