import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { tool } from "../local/processes.ts";
import { ROOT } from "../local/settings.ts";
import type { Part } from "./part.rules.ts";
import { type FileReport, fileReportSchema } from "./report.schema.ts";

export type PartResult = { code: number; output: string };

/** Runs a part's files, and returns its exit code and output. */
export async function runPart(part: Part, onFile: (report: FileReport) => void): Promise<PartResult> {
	const projects = part.projects.flatMap((project) => ["--project", project]);
	const reporter = ["--reporter", join(ROOT, "scripts/test/progress-reporter.ts")];
	const args = [tool("vitest"), "run", ...projects, ...reporter, "--maxWorkers", String(part.workers), ...part.files];
	const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe", "ipc"] });
	const pieces: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => pieces.push(piece));
	child.on("message", (message) => onFile(fileReportSchema.parse(message)));
	const [code] = await once(child, "close");
	return { code: typeof code === "number" ? code : 1, output: Buffer.concat(pieces).toString() };
}
