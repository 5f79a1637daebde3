import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import react from "@vitejs/plugin-react";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const ROOT = join(import.meta.dirname, "../../..");
const DOCS = readFileSync(join(ROOT, "docs/embedding.md"), "utf8");
/** The finder's host, and which pages (tests/e2e/finder-element/framework-pages.ts). */
const { FINDER_HOST = "", PAGES = "", NODE_ENV = "" } = process.env;
const DIST = join(import.meta.dirname, "dist", NODE_ENV);
const EXAMPLES = join(DIST, "docs");

/** The pages use the components of docs/embedding.md as they are written there. */
function writeExample(language: string, file: string): void {
	const [, code = ""] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "m").exec(DOCS) ?? [];
	mkdirSync(EXAMPLES, { recursive: true });
	writeFileSync(join(EXAMPLES, file), code.replaceAll("https://HOST", FINDER_HOST));
}
writeExample("tsx", "wipers.tsx");
writeExample("vue", "wipers.vue");
writeExample("svelte", "wipers.svelte");

export default defineConfig({
	root: import.meta.dirname,
	logLevel: "warn",
	plugins: [
		react(),
		vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "wiper-finder" } } }),
		svelte({ configFile: false }),
	],
	resolve: {
		alias: { docs: EXAMPLES, "@wiper-finder/element": join(ROOT, "finder-element/package/index.js") },
		dedupe: ["react", "react-dom", "vue", "svelte"],
	},
	build: {
		outDir: join(DIST, "pages"),
		modulePreload: false,
		rolldownOptions: {
			input: PAGES.split(",").map((page) => join(import.meta.dirname, page)),
			output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
		},
	},
});
