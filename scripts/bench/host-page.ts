import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { ROOT } from "#scripts/local/settings.ts";
import { divSnippet, newestScript, scriptSnippet } from "#worker/publishing/snippet.rules.ts";

/** One page in three forms; `reserved` reserves the finder's space in the shop's own style sheet. */
export type HostPage = { without: string; withFinder: string; reserved: string; close(): Promise<void> };

/** The height of the finder before a car is selected. */
const RESERVED = "#wiper-finder{min-height:310px}";

/** A shop's page on its own origin: picture, headline, the finder's space, and text that would move. */
export async function serveHostPage(finderOrigin: string, uuid: string): Promise<HostPage> {
	const picture = readFileSync(join(ROOT, "scripts/demo/images/banner.webp"));
	const snippets = [divSnippet({ target: "wiper-finder", uuid }), scriptSnippet(newestScript(finderOrigin))];
	const pages: Record<string, string> = {
		"/without": html([], ""),
		"/with": html(snippets, ""),
		"/reserved": html(snippets, RESERVED),
	};
	const server = createServer((request, response) => {
		if (request.url === "/banner.webp") return void response.setHeader("Content-Type", "image/webp").end(picture);
		response.setHeader("Content-Type", "text/html; charset=utf-8").end(pages[request.url ?? ""]);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The host page has no port.");
	const origin = `http://127.0.0.1:${address.port}`;
	return {
		without: `${origin}/without`,
		withFinder: `${origin}/with`,
		reserved: `${origin}/reserved`,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const TEXT = "<p>Wiper blades age by sun and frost. Change them in pairs, once a year, before the leaves fall.</p>";

const html = (snippets: string[], style: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A shop</title>
<style>body{margin:0 auto;max-width:1100px;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}${style}</style></head>
<body><h1>Wiper blades</h1><img src="/banner.webp" width="1280" height="480" alt="">
${snippets.join("\n")}
${TEXT.repeat(12)}</body></html>`;
