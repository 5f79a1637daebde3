import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { announceServer, findHolder, holdState, releaseState } from "#scripts/local/running.ts";

let stateDir: string;
beforeEach(() => {
	stateDir = mkdtempSync(join(tmpdir(), "running-"));
});
afterEach(() => rmSync(stateDir, { recursive: true }));

test("a second command doesn't get the state that a first one has open", () => {
	holdState(stateDir, "npm run import");
	expect(() => holdState(stateDir, "npm start")).toThrow(/in use by "npm run import"/);
	releaseState(stateDir);
	expect(() => holdState(stateDir, "npm start")).not.toThrow();
});

test("what a crashed command left behind holds nothing", () => {
	const { pid } = spawnSync("true");
	writeFileSync(join(stateDir, "running.json"), JSON.stringify({ pid, command: "npm start", port: 1, token: "x" }));
	expect(findHolder(stateDir)).toBeUndefined();
	expect(() => holdState(stateDir, "npm start")).not.toThrow();
});

test("what a crashed command with this one's process id left behind holds nothing either", () => {
	const { pid } = process;
	writeFileSync(join(stateDir, "running.json"), JSON.stringify({ pid, command: "npm start", port: 1, token: "x" }));
	expect(findHolder(stateDir)).toBeUndefined();
	holdState(stateDir, "npm start");
	expect(findHolder(stateDir)).toEqual({ pid, command: "npm start" });
});

test("half a file holds nothing", () => {
	writeFileSync(join(stateDir, "running.json"), '{"pid":1');
	expect(findHolder(stateDir)).toBeUndefined();
});

test("the server's token is for its owner's eyes only", () => {
	holdState(stateDir, "npm start");
	announceServer(stateDir, { command: "npm start", port: 8787, token: "secret" });
	expect(findHolder(stateDir)).toMatchObject({ pid: process.pid, port: 8787, token: "secret" });
	expect(statSync(join(stateDir, "running.json")).mode & 0o077).toBe(0);
});
