import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MARK = "?later=";
const GIVEN_LIT = join(import.meta.dirname, "../src/given-lit.ts");

/**
 * A module that loads later contains everything it needs except Lit, which the script gives to it: importing from the
 * script would run the script again, because it has two addresses, and a second Lit would need a second Trusted Types
 * policy.
 */
export function laterModules(): Plugin {
	return {
		name: "wiper-finder-later-modules",
		enforce: "pre",
		async resolveId(source, importer, { kind }) {
			const [from, name] = importer?.split(MARK) ?? [];
			const later = kind === "dynamic-import" ? basename(source, ".ts") : name;
			if (later === undefined || source.includes(".css")) return null;
			const found = await this.resolve(source === "lit" ? GIVEN_LIT : source, from, { skipSelf: true });
			return found && `${found.id}${MARK}${later}`;
		},
	};
}
