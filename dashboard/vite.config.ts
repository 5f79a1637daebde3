import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { nameWorkerOrigin, pageHeaders } from "./content-headers.ts";

const here = import.meta.dirname;
const worker = process.env.WORKER_URL ?? "http://localhost:8787";
/** Where the worker answers once deployed; empty where it shares the dashboard's host. */
const workerOrigin = process.env.VITE_API_URL ?? "";
/** The worker's paths, also behind a locale; everything else is the dashboard's. */
const proxy = { "^/((de|en|tr|ru|pl|gr)/)?(api|admin/api|finder|uploads|upload-image)(/|$)": worker };

export default defineConfig(({ command }) => {
	// A test run that builds says "test" here, and would get the libraries' development versions.
	if (command === "build") process.env.NODE_ENV = "production";
	return {
		root: here,
		plugins: [
			tanstackRouter({
				target: "react",
				autoCodeSplitting: true,
				// Pages alone: what is shown when a page can't be loaded is there from the start.
				codeSplittingOptions: { defaultBehavior: [["component"]] },
				routesDirectory: `${here}/src/routes`,
				generatedRouteTree: `${here}/src/routeTree.gen.ts`,
			}),
			react(),
			tailwindcss(),
			nameWorkerOrigin(`${here}/dist/_headers`, workerOrigin),
		],
		resolve: { alias: { "@": `${here}/src` } },
		build: {
			outDir: "dist",
			emptyOutDir: true,
			target: "es2023",
			// What every page needs, in one file: as fifty small ones it would be more bytes, and more questions.
			rolldownOptions: { output: { codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } } },
		},
		server: { proxy },
		preview: { proxy, headers: pageHeaders(`${here}/public/_headers`, workerOrigin) },
	};
});
