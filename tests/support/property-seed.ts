import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		propertySeed: number;
	}
}

// The same examples in every run, so that a change is judged by what it changed. PROPERTY_SEED=7 looks elsewhere.
fc.configureGlobal({ seed: inject("propertySeed") });
