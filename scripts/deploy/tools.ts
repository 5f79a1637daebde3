import type { RunWrangler } from "./run-wrangler.ts";

/** What a deployment does outside this process. */
export type Tools = {
	run: RunWrangler;
	/** Whether any version of the worker answers at PUBLIC_ORIGIN. */
	isServed: () => Promise<boolean>;
	/** Fails if the deployed system does not work; a version is asked for by name, whatever its share is. */
	smoke: (version: string | undefined, extent: "whole" | "short") => Promise<void>;
	pause: () => Promise<void>;
	say: (line: string) => void;
};
