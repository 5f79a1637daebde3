import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, ROOT } from "#scripts/local/settings.ts";

export type Ran = { ok: boolean; stdout: string; stderr: string; events: string };
/**
 * Runs wrangler with these arguments and returns what it said; a failure is an answer, too. `canAsk`: it has the terminal, if
 * there is one, instead. Without one it answers its own questions, most of them with yes.
 */
export type RunWrangler = (args: readonly string[], canAsk?: boolean) => Ran;

/** The wrangler at `command`; `say` hears each command before it runs. */
export function createWrangler(command: readonly [string, ...string[]], say: (line: string) => void): RunWrangler {
	const [program, ...first] = command;
	return (args, canAsk = false) => {
		say(`wrangler ${args.join(" ")}`);
		const folder = mkdtempSync(join(tmpdir(), "wiper-finder-deploy-"));
		const eventsFile = join(folder, "events.ndjson");
		try {
			const { status, stdout, stderr } = spawnSync(program, [...first, ...args], {
				cwd: ROOT,
				encoding: "utf8",
				env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_OUTPUT_FILE_PATH: eventsFile },
				stdio: canAsk ? "inherit" : ["ignore", "pipe", "pipe"],
				maxBuffer: Number.POSITIVE_INFINITY,
			});
			return { ok: status === 0, stdout: stdout ?? "", stderr: stderr ?? "", events: textOf(eventsFile) };
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	};
}

/** The same, where a failure ends the command. */
export const requireRun =
	(run: RunWrangler) =>
	(args: readonly string[], canAsk?: boolean): Ran => {
		const ran = run(args, canAsk);
		if (!ran.ok) throw new CommandError(`wrangler ${args.slice(0, 3).join(" ")} failed:\n${ran.stdout}${ran.stderr}`);
		return ran;
	};

function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		// Most commands write no events.
		return "";
	}
}
