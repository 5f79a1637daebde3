import type { Plugin } from "vite";

const MARK = "?later";

/**
 * What is loaded later brings along all that it needs: a module that asked the script for something would load it once
 * more, as the script stands at two addresses.
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
