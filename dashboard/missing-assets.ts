import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ASSETS = "/assets/";
const PAGE_OF_MISSING = "/assets/404.html";

/**
 * Lets the local preview answer 404 for a missing file of the build, as Pages does because of public/assets/404.html.
 * Any other address is the application's own: Pages answers it with index.html as long as there is no /404.html.
 */
export const missingAssets: Plugin = {
	name: "missing-assets",
	configurePreviewServer({ config, middlewares }) {
		const folder = resolve(config.root, config.build.outDir);
		middlewares.use((request, response, next) => {
			const { pathname } = new URL(request.url ?? "/", "http://localhost");
			const isThere = pathname !== PAGE_OF_MISSING && existsSync(join(folder, pathname));
			if (!pathname.startsWith(ASSETS) || isThere) return next();
			response.writeHead(404, { "Cache-Control": "no-store" }).end();
		});
	},
};
