import type { Plugin } from "vite";

const MARK = "?later";

/**
 * A module that loads later contains everything it needs: importing from the script would load it again, because the
 * script has two addresses.
 */
export function laterModules(): Plugin {
	return {
		name: "wiper-finder-later-modules",
		enforce: "pre",
		async resolveId(source, importer, { kind }) {
			if (kind !== "dynamic-import" && !importer?.endsWith(MARK)) return null;
			const found = await this.resolve(source, importer?.replace(MARK, ""), { skipSelf: true });
			return found && `${found.id}${MARK}`;
		},
	};
}
