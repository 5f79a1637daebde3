import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/local/settings.ts";

const FONTS = "node_modules/@expo-google-fonts/noto-sans";

/** A built worker as the runtime takes it: its script, and the fonts that it names, which the build puts beside it. */
export function workerModules(script: string) {
	const named = new Set(script.match(/[0-9a-f]{40}-NotoSans_\w+\.ttf/g));
	const fonts = [...named].map((path) => {
		const [, name = ""] = /NotoSans_(\w+)\.ttf/.exec(path) ?? [];
		return { type: "Data" as const, path, contents: readFileSync(join(ROOT, FONTS, name, `NotoSans_${name}.ttf`)) };
	});
	return [{ type: "ESModule" as const, path: "index.js", contents: script }, ...fonts];
}
