import { AppError } from "../http/app-error.ts";
import { releaseSchema } from "./publishing.schema.ts";
import type { Release } from "./snippet.rules.ts";

/** The release of the element that this worker serves; the element's build writes it beside the script. */
export async function readRelease(env: Env): Promise<Release> {
	const response = await env.ASSETS.fetch("https://assets.local/finder/release.json");
	if (!response.ok) throw new AppError("server.unavailable", 503, { retryAfter: 5 });
	return releaseSchema.parse(await response.json());
}

/** A file of an older release, stored in R2 at its deployment, so that pinned pages and installed packages keep working. */
export async function readPinnedFile(env: Env, version: string, file: string): Promise<Response | undefined> {
	if (!/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(version)) return undefined;
	const object = await env.MEDIA.get(`releases/${version}/${file}`);
	if (!object) return undefined;
	return new Response(object.body, {
		headers: {
			"Content-Type": file.endsWith(".js") ? "text/javascript; charset=utf-8" : "application/gzip",
			"Access-Control-Allow-Origin": "*",
			"Cross-Origin-Resource-Policy": "cross-origin",
			"X-Content-Type-Options": "nosniff",
			"Cache-Control": "public, max-age=31536000, immutable",
		},
	});
}
