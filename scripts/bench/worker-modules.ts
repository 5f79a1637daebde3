import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/local/settings.ts";

const FONTS = "node_modules/@expo-google-fonts/noto-sans";

/** A built worker as the runtime takes it: its script, and the fonts that it names, which the build puts beside it. */
export function workerModules(script: string) {
	// What the pattern begins with is a text that is found at once in 5 MB.
	const imports = script.matchAll(/"\.\/([0-9a-f]{40}-NotoSans_(\w+)\.ttf)"/g);
	const named = new Map([...imports].map(([, path = "", name = ""]) => [path, name]));
	const fonts = [...named].map(([path, name]) => ({
		...{ type: "Data" as const, path },
		contents: readFileSync(join(ROOT, FONTS, name, `NotoSans_${name}.ttf`)),
	}));
	return [{ type: "ESModule" as const, path: "index.js", contents: script }, ...fonts];
}
