import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		propertySeed: number;
	}
}

// The same examples in every run, so that a failure comes from the change. PROPERTY_SEED=7 uses others.
fc.configureGlobal({ seed: inject("propertySeed") });
