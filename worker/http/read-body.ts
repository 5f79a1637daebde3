import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";

const MIB = 1024 * 1024;
const tooLarge = () => new AppError("request.too_large", 413);
const unexpected = () => new AppError("request.unexpected_body", 400);

/** Reads a body up to its limit, counting the received bytes, so that a false Content-Length has no effect. */
export async function readBody(
	c: Context<AppEnv>,
	limit: number,
	refuse: () => AppError = tooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
	if (Number(c.req.header("content-length") ?? 0) > limit) throw refuse();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of chunksOf(c)) {
		length += chunk.byteLength;
		if (length > limit) throw refuse();
		chunks.push(chunk);
	}
	const body = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		body.set(chunk, at);
		at += chunk.byteLength;
	}
	return body;
}

/** The JSON of a body of any type, for calls that pages send without asking first; undefined if it isn't JSON. */
export async function readJson(c: Context<AppEnv>, limit: number): Promise<unknown> {
	const body = await readBody(c, limit);
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		return undefined;
	}
}

/** A body that can't be read to its end is the sender's error; the runtime reports it like a storage error. */
async function* chunksOf(c: Context<AppEnv>): AsyncGenerator<Uint8Array> {
	const reader = c.req.raw.body?.getReader();
	c.var.setReceiving?.(true);
	try {
		for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value;
	} catch (cause) {
		throw new AppError("request.malformed", 400, { cause });
	} finally {
		c.var.setReceiving?.(false);
		reader?.cancel().catch(() => undefined);
	}
}

/**
 * JSON calls take so many bytes of UTF-8. Anything that isn't JSON is rejected here, before any schema. GET and HEAD take
 * no body: an empty one is ignored, any other is rejected.
 */
export const limitBodyTo = (bytes: number) =>
	createMiddleware<AppEnv>(async (c, next) => {
		if (c.req.method === "GET" || c.req.method === "HEAD") await readBody(c, 0, unexpected);
		else if (c.req.raw.body) {
			const body = await readBody(c, bytes);
			// The route rejects it by its type.
			if (!isMultipart(c.req.header("content-type"))) requireUtf8(body);
			c.req.raw = new Request(c.req.raw, { body });
		}
		await next();
	});

export const limitBody = limitBodyTo(MIB);

/** For calls from other websites: JSON may be sent as text, which needs no preflight. */
export const textAsJson = createMiddleware(async (c, next) => {
	if (/^text\/plain\s*(;|$)/i.test(c.req.header("content-type") ?? "")) {
		const headers = new Headers(c.req.raw.headers);
		headers.set("Content-Type", "application/json");
		c.req.raw = new Request(c.req.raw, { headers });
	}
	await next();
});

/** Invalid bytes would be replaced silently, and the stored text would differ from the sent one. */
function requireUtf8(body: Uint8Array): void {
	try {
		new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
	} catch (cause) {
		throw new AppError("request.malformed", 400, { cause });
	}
}

const isMultipart = (contentType = ""): boolean => /^multipart\//i.test(contentType);
