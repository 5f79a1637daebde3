import { afterAll, beforeAll, inject } from "vitest";
import { demoTokens } from "./demo-tokens.ts";
import { endFile } from "./kept-tabs.ts";
import { systemIndex } from "./system.ts";

// Each file starts with the demo alone: files run in any order, on any of the systems.
beforeAll(async () => {
	demoTokens.clear();
	const answer = await fetch(`${inject("restartUrl")}/${systemIndex}`, { method: "POST" });
	if (!answer.ok) throw new Error(`The worker did not start: ${await answer.text()}`);
});
afterAll(endFile);
