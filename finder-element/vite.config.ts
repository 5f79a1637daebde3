import { defineConfig } from "vite";
import { constructedSheets } from "./build/constructed-sheets.ts";
import { laterModules } from "./build/later-modules.ts";
import { noGlobals } from "./build/no-globals.ts";
import { EVERGREEN, laterFile, release } from "./build/release.ts";
import { retryLabels } from "./build/retry-labels.ts";

export default defineConfig({
	root: import.meta.dirname,
	define: { __RETRY_LABELS__: JSON.stringify(retryLabels()) },
	// Never Lit's development build, with any NODE_ENV.
	resolve: { conditions: ["module", "browser", "production"] },
	plugins: [laterModules(), constructedSheets(), noGlobals(), release()],
	build: {
		lib: { entry: "src/define.ts", formats: ["es"], fileName: () => EVERGREEN },
		outDir: "dist",
		emptyOutDir: true,
		modulePreload: false,
		target: "es2022",
		// Logical properties, nesting and colour mixing stay unchanged.
		cssTarget: ["chrome120", "firefox121", "safari17.2"],
		rolldownOptions: {
			output: { minify: true, chunkFileNames: laterFile, comments: { annotation: false } },
			// Only Lit's base class: its templates are made from HTML, which some pages' Trusted Types forbid.
			treeshake: { moduleSideEffects: (id) => !/lit-(html|element)/.test(id) },
		},
	},
});
