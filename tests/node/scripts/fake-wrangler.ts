import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Stands for the account: notes each command in LOG, answers as wrangler does, and fails at the command that begins
 * with FAIL. `deployments` of STATE is what the worker's deployments are.
 */
const { LOG = "", STATE = "", FAIL, WRANGLER_OUTPUT_FILE_PATH: events = "" } = process.env;
const args = process.argv.slice(2);
const command = args.join(" ");
const state: { deployments: object[]; uploads: number } = JSON.parse(readFileSync(STATE, "utf8"));

appendFileSync(LOG, `${command}\n`);
if (FAIL && command.startsWith(FAIL)) {
	console.error("The account is on fire.");
	process.exit(1);
}
if (command.startsWith("deployments status")) {
	if (state.deployments.length === 0) {
		console.error("This Worker does not exist on your account. [code: 10007]");
		process.exit(1);
	}
	console.log(JSON.stringify(state.deployments.at(-1)));
}
if (command.startsWith("deployments list")) console.log(JSON.stringify(state.deployments));
if (command.startsWith("d1 time-travel info")) console.log(JSON.stringify({ bookmark: "00000085-0000024c" }));
if (command.startsWith("versions upload")) {
	appendFileSync(events, `${JSON.stringify({ type: "wrangler-session" })}\n`);
	appendFileSync(events, `${JSON.stringify({ type: "version-upload", version_id: "new" })}\n`);
}
if (command.startsWith("deploy ")) {
	appendFileSync(events, `${JSON.stringify({ type: "deploy", version_id: "first" })}\n`);
}
if (command.startsWith("versions deploy")) {
	const versions = args
		.filter((arg) => arg.includes("@"))
		.map((arg) => arg.split("@"))
		.map(([version_id, percent = ""]) => ({ version_id, percentage: Number(percent.replace("%", "")) }));
	const created_on = `2026-11-22T10:00:${String(10 + state.deployments.length)}Z`;
	state.deployments.push({ created_on, versions });
	writeFileSync(STATE, JSON.stringify(state));
}
if (command.startsWith("r2 object get")) {
	writeFileSync(args[args.indexOf("--file") + 1] ?? "", readFileSync(process.env.DASHBOARD ?? ""));
}
