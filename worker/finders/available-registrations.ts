import { REGISTRATIONS, type Registration } from "./finder.rules.ts";

declare global {
	interface Env {
		/** A secret: the key of the United Kingdom's register. docs/self-hosting.md, "Secrets". */
		UK_PLATE_KEY?: string;
	}
}

/** The kinds of registrations that this system can look up: the United Kingdom's register needs a key. */
export const availableRegistrations = ({ UK_PLATE_KEY }: Pick<Env, "UK_PLATE_KEY">): Registration[] =>
	REGISTRATIONS.filter((kind) => kind !== "uk_plate" || UK_PLATE_KEY);
