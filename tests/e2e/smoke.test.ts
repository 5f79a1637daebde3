import { expect, test } from "vitest";
import { smoke } from "#scripts/deploy/smoke.ts";
import { smokeTarget } from "#scripts/deploy/smoke-target.rules.ts";
import { mailedLink } from "#tests/support/mail.ts";
import { system } from "#tests/support/system.ts";

const addresses = { worker: "wiper-finder", PUBLIC_ORIGIN: system.worker, DASHBOARD_ORIGIN: system.dashboard };
const USER = { SMOKE_USERNAME: "admin", SMOKE_PASSWORD: "demo-admin" };

test("the smoke test of a deployment passes on a running system, and its mail arrives", async () => {
	const lines: string[] = [];
	await smoke(smokeTarget(addresses, undefined, USER), "whole", (line) => lines.push(line));
	expect(lines.map((line) => line.slice(0, 4))).toEqual(Array(6).fill("ok  "));
	const address = /sent to (\S+):/.exec(lines.at(-1) ?? "")?.[1] ?? "";
	await expect.poll(() => mailedLink(address)).toBeTruthy();
});

test("it fails where the wrong user signs in", async () => {
	const target = smokeTarget(addresses, undefined, { ...USER, SMOKE_PASSWORD: "guessed" });
	await expect(smoke(target, "whole", () => {})).rejects.toThrow("SMOKE_USERNAME can't sign in: 401");
});
