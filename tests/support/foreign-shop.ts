import { once } from "node:events";
import { createServer, type Server } from "node:http";

export type ForeignShop = { origin: string; close(): void };

type Page = { body: string; head?: string; csp?: string };
/** A module of the shop's own. */
type Script = { script: string };

/** The policy of a strict shop: the finder's host for scripts, calls and pictures; nothing inline; Trusted Types on. */
export const strictCsp = (host: string): string =>
	[
		"default-src 'none'",
		`script-src ${host}`,
		`connect-src ${host}`,
		`img-src ${host}`,
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types lit-html",
	].join("; ");

/** The snippet as such a shop embeds it: the publish screen says to leave the style out. */
export const withoutStyle = (snippet: string): string => snippet.replace(/ style="[^"]*"/, "");

/** A shop of another origin: it serves these pages by path, each with its policy. */
export async function openShop(pages: Record<string, Page | Script>): Promise<ForeignShop> {
	const server: Server = createServer((request, response) => {
		const page = pages[new URL(request.url ?? "/", "http://shop").pathname];
		if (!page) return response.writeHead(404).end();
		if ("script" in page) return response.writeHead(200, { "Content-Type": "text/javascript" }).end(page.script);
		response.writeHead(200, {
			"Content-Type": "text/html; charset=utf-8",
			...(page.csp !== undefined && { "Content-Security-Policy": page.csp }),
		});
		return response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
			<meta name="viewport" content="width=device-width, initial-scale=1">${page.head ?? ""}</head>
			<body><main><h1>Shop</h1>${page.body}</main></body></html>`);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("no port");
	// Another host name than the finder's `localhost`, so another site too.
	return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
