import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		systems: System[];
	}
}

/** Origins of a running system, and its state folder. */
export type System = { worker: string; dashboard: string; stateDir: string };

const systems = inject("systems");

/** Which of the systems is that of the process that runs this file. */
export const systemIndex = (Number(process.env.VITEST_POOL_ID) - 1) % systems.length;

export const system = systems[systemIndex]!;
