import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ASSETS = "/assets/";
const PAGE_OF_MISSING = "/assets/404.html";

/**
 * Lets the local preview serve the build's files as Pages does: browsers keep them (public/_headers), and a missing one is
 * 404 (public/assets/404.html). Any other address is the application's own: Pages answers it with index.html as long as
 * there is no /404.html.
 */
export const builtFiles: Plugin = {
	name: "built-files",
	configurePreviewServer({ config, middlewares }) {
		const folder = resolve(config.root, config.build.outDir);
		middlewares.use((request, response, next) => {
			const { pathname } = new URL(request.url ?? "/", "http://localhost");
			if (!pathname.startsWith(ASSETS)) return next();
			const isThere = pathname !== PAGE_OF_MISSING && existsSync(join(folder, pathname));
			if (!isThere) return response.writeHead(404, { "Cache-Control": "no-store" }).end();
			response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
			next();
		});
	},
};
