import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { builtFiles } from "./built-files.ts";
import { nameWorkerOrigin, pageHeaders } from "./content-headers.ts";

const here = import.meta.dirname;
const worker = process.env.WORKER_URL ?? "http://localhost:8787";
/** The deployed worker's origin; empty if it shares the dashboard's host. */
const workerOrigin = process.env.VITE_API_URL ?? "";
/** The worker's paths, also with a locale; all others are the dashboard's. */
const proxy = { "^/((de|en|tr|ru|pl|gr)/)?(api|admin/api|finder|uploads|upload-image)(/|$)": worker };

export default defineConfig(({ command }) => {
	// A test run that builds has "test" here, and would get the libraries' development versions.
	if (command === "build") process.env.NODE_ENV = "production";
	return {
		root: here,
		plugins: [
			tanstackRouter({
				target: "react",
				autoCodeSplitting: true,
				// Only pages: what is shown when a page can't be loaded is part of the entry.
				codeSplittingOptions: { defaultBehavior: [["component"]] },
				routesDirectory: `${here}/src/routes`,
				generatedRouteTree: `${here}/src/routeTree.gen.ts`,
			}),
			react(),
			tailwindcss(),
			nameWorkerOrigin(workerOrigin),
			builtFiles,
		],
		resolve: { alias: { "@": `${here}/src` } },
		build: {
			outDir: "dist",
			emptyOutDir: true,
			target: "es2023",
			// What every page needs, and what the sign-in page, the pages of a signed-in user, and lists need on top, in a
			// file each: seventy small ones would be more bytes and more requests.
			rolldownOptions: {
				output: {
					codeSplitting: {
						groups: [
							{ name: "start", tags: ["$initial"], priority: 4 },
							{ name: "sign-in", test: /src\/features\/auth\/login-page\.tsx$/, priority: 3 },
							{ name: "shell", test: /src\/shell\/shell\.tsx$/, priority: 2 },
							{ name: "list", test: /src\/components\/list\/list-page\.tsx$/, priority: 1 },
							{ name: "shared", minShareCount: 4, priority: 0 },
						],
					},
				},
			},
		},
		server: { proxy },
		preview: { proxy, headers: pageHeaders(`${here}/public/_headers`, workerOrigin) },
	};
});
