import { defineConfig } from "vite";
import { failureTexts } from "./build/failure-texts.ts";
import { laterModules } from "./build/later-modules.ts";
import { EVERGREEN, laterFile, release } from "./build/release.ts";
import { smaller } from "./build/smaller.ts";
import { AFTER, BEFORE } from "./build/stays-off.ts";
import { templateSpace } from "./build/template-space.ts";

/** Chromium compiles a whole file that begins so while it loads, beside the page, and not function by function when each is first called. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";
/** Later modules of which whoever loads them needs nearly everything. */
const COMPILED_AT_ONCE = ["rest", "search"];

export default defineConfig({
	root: import.meta.dirname,
	define: {
		__FAILURE_TEXTS__: JSON.stringify(failureTexts()),
		__ENGLISH_FAILURE_TEXTS__: JSON.stringify({ en: failureTexts().en }),
	},
	// Never Lit's development build, with any NODE_ENV.
	resolve: { conditions: ["module", "browser", "production"] },
	plugins: [laterModules(), templateSpace(), smaller(), release()],
	build: {
		lib: { entry: "src/define.ts", formats: ["es"], fileName: () => EVERGREEN },
		outDir: "dist",
		emptyOutDir: true,
		modulePreload: false,
		target: "es2022",
		// Logical properties, nesting and colour mixing stay unchanged.
		cssTarget: ["chrome120", "firefox121", "safari17.2"],
		rolldownOptions: {
			output: {
				minify: true,
				chunkFileNames: laterFile,
				comments: { annotation: false },
				postBanner: ({ isEntry, name }) =>
					isEntry
						? `${COMPILE_HINT}
${BEFORE}`
						: COMPILED_AT_ONCE.includes(name)
							? COMPILE_HINT
							: "",
				postFooter: ({ isEntry }) => (isEntry ? AFTER : ""),
			},
		},
	},
});
