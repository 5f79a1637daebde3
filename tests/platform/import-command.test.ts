import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { confirmLossBy } from "#scripts/import/confirm-loss.ts";
import { importFile } from "#scripts/import/import-file.ts";
import { summarise } from "#scripts/import/summary.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

let platform: Platform;
let token: string;
const folder = mkdtempSync(join(tmpdir(), "wiper-finder-test-"));

beforeAll(async () => {
	platform = await startPlatform();
	token = await makeAdministrator(platform.env);
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await platform?.close();
});

/** `npm run import` with such a file. */
async function run(lines: string[], { dryRun = false, lost }: { dryRun?: boolean; lost?: number } = {}) {
	const path = join(folder, "fitments.csv");
	const text = lines.join("\n");
	writeFileSync(path, text);
	const printed: string[] = [];
	const call = (to: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers);
		headers.set("authorization", `Bearer ${token}`);
		return platform.call(to, { ...init, headers });
	};
	const confirmLoss = confirmLossBy(lost === undefined ? {} : { lost }, { print: (line) => void printed.push(line) });
	const request = { mode: "replace" as const, dryRun, paired: false };
	const file = { path, size: Buffer.byteLength(text) };
	const say = (lines: string[]) => void printed.push(...lines);
	const outcome = await importFile(call, file, request, { progress: () => undefined, confirmLoss, say });
	return { outcome, printed: printed.join("\n") };
}

test("an import that leaves aliases without a car says so before it is activated, and only then is confirmed", async () => {
	const models = Array.from({ length: 20 }, (_, at) => `Saab,${at + 1}00,1999,26`);
	await run(["brand,model,year,driver,aliases", ...models.map((row) => `${row},`), "Saab,9-5,1999,26,mk1"]);
	const without = ["brand,model,year,driver", ...models];
	const tried = await run(without, { dryRun: true });
	expect(summarise(tried.outcome, 1)).toMatch(/Lost +1 [\s\S]*Saab 9-5: aliases mk1/);
	await expect(run(without)).rejects.toThrow("add --confirm-lost 1.");
	const { outcome, printed } = await run(without, { lost: 1 });
	expect(printed).toContain("Saab 9-5: aliases mk1");
	expect(outcome.version?.stats.variants).toBe(20);
});

test("an import says which columns it reads before it sends a row", async () => {
	const file = ["Brand,Make,Model,Year,Driver (left)", "Bosch,Saab,96,1970,13"];
	const { printed } = await run(file, { dryRun: true });
	expect(printed).toContain("brand = Make, model = Model, year = Year, driver = Driver (left). Sizes in inch.");
	expect(printed).toContain("Not read: Brand.");
});

const SCRIPT = join(import.meta.dirname, "../../scripts/import.ts");

/** What `npm run import` says on Ctrl-C, pressed as it makes such a call, which the system gets all the same. */
async function stoppedAt(last: string, file: string) {
	const path = join(folder, "stopped.csv");
	writeFileSync(path, file);
	const answers: Promise<Response>[] = [];
	const server = createServer(async (request, response) => {
		const { url = "", method = "GET" } = request;
		if (url.replace(/\?.*/, "").endsWith(last)) command.kill("SIGINT");
		const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
		const body = method === "GET" ? null : await text(request);
		const call = platform.call(url, { method, headers, body });
		answers.push(call);
		const answer = await call;
		response.writeHead(answer.status).end(await answer.text());
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port }: AddressInfo = Object(server.address());
	const target = ["--url", `http://127.0.0.1:${port}`, "--token", token];
	const command = spawn(process.execPath, [SCRIPT, path, ...target], { stdio: ["ignore", "ignore", "pipe"] });
	const [[code], said] = await Promise.all([once(command, "close"), text(command.stderr)]);
	await Promise.all(answers);
	server.close();
	return { code, said: said.trim() };
}

const lastState = () =>
	platform.env.DB.prepare("SELECT state FROM catalogue_imports ORDER BY id DESC LIMIT 1").first("state");

test("Ctrl-C while a file is sent leaves the catalogue as it is", async () => {
	expect(await stoppedAt("/rows", "brand,model,year,driver\nLada,Niva,1999,13")).toEqual({
		code: 130,
		said: "Stopped. Finders still show the previous catalogue. Run the same command again to continue.",
	});
	expect(await lastState()).toBe("receiving");
});

test("Ctrl-C during the activation, which goes on, doesn't promise the previous catalogue", async () => {
	const { code, said } = await stoppedAt("/activate", "brand,model,year,driver\nLada,Niva,1999,14");
	expect(code).toBe(130);
	expect(said).toMatch(/^Stopped after the activation had begun\./);
	await expect.poll(lastState, { timeout: 30_000 }).toBe("activated");
});
