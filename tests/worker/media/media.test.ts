import { env } from "cloudflare:workers";
import { deflateSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { bytes, png } from "#tests/support/images.ts";
import { db } from "#tests/support/world.ts";
import type { AppEnv } from "#worker/http/env.ts";
import { onError } from "#worker/http/on-error.ts";
import type { Role } from "#worker/http/roles.rules.ts";
import { imageRoutes, mediaRoutes } from "#worker/media/media.routes.ts";

const MIB = 1024 * 1024;

const appFor = (role: Role) => {
	const app = new Hono<AppEnv>()
		.use(async (c, next) => {
			c.set("db", db);
			c.set("session", { tokenHash: "", userId: 1, companyId: 1, roles: [role], impersonatedBy: null });
			await next();
		})
		.route("/upload-image", mediaRoutes)
		.route("/uploads/images/finder", imageRoutes);
	app.onError(onError);
	return app;
};

const send = async (init: RequestInit, role: Role = "ROLE_CUSTOMER") =>
	appFor(role).request("/upload-image", { method: "POST", ...init }, env);

const upload = (content: Uint8Array<ArrayBuffer> | string, name = "a.png", type = "image/png", role?: Role) => {
	const form = new FormData();
	form.set("file", new File([content], name, { type }));
	return send({ body: form }, role);
};

const codeOf = async (response: Response) => {
	const { error } = await response.json<{ error: { code: string } }>();
	return `${response.status} ${error.code}`;
};

const show = async (path: string, headers: Record<string, string> = {}) =>
	appFor("ROLE_USER").request(path, { headers }, env);

const storedKeys = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);

async function uploaded(content: Uint8Array<ArrayBuffer>): Promise<string> {
	const response = await upload(content);
	expect(response.status).toBe(200);
	return (await response.json<{ filePath: string }>()).filePath;
}

async function sizeOf(shown: Response): Promise<unknown[]> {
	const info = await env.IMAGES.info(shown.body!);
	return "width" in info ? [info.format, info.width, info.height] : [info.format];
}

describe("an uploaded picture", () => {
	test("is shown to everyone, for good, and as nothing but a picture", async () => {
		const path = await uploaded(png());
		expect(path).toMatch(/^\/uploads\/images\/finder\/[0-9a-f]{64}-2x3\.png$/);
		const shown = await show(path);
		expect(shown.status).toBe(200);
		expect(await sizeOf(shown)).toEqual(["image/png", 2, 3]);
		expect(Object.fromEntries(shown.headers)).toMatchObject({
			"access-control-allow-origin": "*",
			"cache-control": "public, max-age=31536000, immutable",
			"content-disposition": "inline",
			"content-security-policy": "default-src 'none'; sandbox",
			"content-type": "image/png",
			"x-content-type-options": "nosniff",
		});
	});

	test("is stored once, however often and by however many at once it is sent", async () => {
		const paths = await Promise.all([uploaded(png()), uploaded(png()), uploaded(png())]);
		expect(new Set(paths)).toEqual(new Set([await uploaded(png())]));
		expect(await storedKeys()).toHaveLength(2);
	});

	test("needn't be sent again to who has it", async () => {
		const path = await uploaded(png());
		const etag = (await show(path)).headers.get("etag") ?? "";
		const again = await show(path, { "if-none-match": `"other", W/${etag}` });
		expect(again.status).toBe(304);
		expect(await again.text()).toBe("");
		expect((await show(path, { "if-none-match": '"other"' })).status).toBe(200);
	});

	test("is never served as what its stored type says", async () => {
		const name = `${"a".repeat(64)}.png`;
		await env.MEDIA.put(`images/finder/${name}`, "<script>", { httpMetadata: { contentType: "text/html" } });
		expect((await show(`/uploads/images/finder/${name}`)).headers.get("content-type")).toBe("image/png");
	});

	test.each(["../../x", "a".repeat(2000), 'a"; filename="b.html', "a.svg"])(
		"named %j is kept under its hash and size alone",
		async (name) => {
			const response = await upload(png(), name, "image/svg+xml");
			expect(response.status).toBe(200);
			expect(await storedKeys()).toEqual([
				expect.stringMatching(/^images\/finder\/[0-9a-f]{64}-2\.webp$/),
				expect.stringMatching(/^images\/finder\/[0-9a-f]{64}-2x3\.png$/),
			]);
		},
	);
});

describe("what is refused leaves nothing behind", () => {
	test.each([
		["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "415 uploads.type_refused"],
		["a page", "<html><script>alert(1)</script>", "415 uploads.type_refused"],
		["no bytes", "", "415 uploads.type_refused"],
		["a PNG that is also a page", bytes(png(), "<html><script>alert(1)</script>"), "400 uploads.damaged"],
		["a PNG cut short", bytes(png().subarray(0, -1)), "400 uploads.damaged"],
		[
			"a PNG of fewer rows than it says",
			png({ data: new Uint8Array(deflateSync(new Uint8Array(7))) }),
			"400 uploads.damaged",
		],
		["a PNG of pixels that can't be unpacked", png({ data: bytes("not packed") }), "400 uploads.damaged"],
		["30,000 by 30,000 pixels", png({ width: 30_000, height: 30_000 }), "400 uploads.damaged"],
		["more than 40 megapixels", png({ width: 8001, height: 5000 }), "400 uploads.too_many_pixels"],
		["a side that the platform can't read", png({ width: 12_001, height: 1 }), "400 uploads.too_many_pixels"],
		["a file over 5 MiB", new Uint8Array(5 * MIB + 1), "413 uploads.too_large"],
	])("%s", async (_, content, answer) => {
		expect(await codeOf(await upload(content))).toBe(answer);
		expect(await storedKeys()).toEqual([]);
	});

	test("a body without end, whatever its Content-Length says", async () => {
		let sent = 0;
		const body = new ReadableStream({
			pull(controller) {
				controller.enqueue(new Uint8Array(MIB));
				sent++;
			},
		});
		const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "10" };
		expect(await codeOf(await send({ body, headers }))).toBe("413 uploads.too_large");
		expect(sent).toBeLessThan(10);
	});

	test("a form without a file, with a text instead, with two files", async () => {
		const empty = new FormData();
		empty.set("other", "x");
		expect(await codeOf(await send({ body: empty }))).toBe("400 uploads.missing");
		const text = new FormData();
		text.set("file", "x");
		expect(await codeOf(await send({ body: text }))).toBe("400 uploads.missing");
		const two = new FormData();
		for (const name of ["a", "b"]) two.append("file", new File([png()], name));
		expect(await codeOf(await send({ body: two }))).toBe("400 uploads.too_many");
		expect(await storedKeys()).toEqual([]);
	});

	test("a body that is no form, or is broken", async () => {
		const json = { "content-type": "application/json" };
		expect(await codeOf(await send({ body: "{}", headers: json }))).toBe("415 uploads.not_multipart");
		expect(await codeOf(await send({}))).toBe("415 uploads.not_multipart");
		for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
			expect(await codeOf(await send({ body: "--y\r\n", headers: { "content-type": type } }))).toBe(
				"400 request.malformed",
			);
		}
	});

	test("the file of someone who may only read", async () => {
		expect(await codeOf(await upload(png(), "a.png", "image/png", "ROLE_USER"))).toBe("403 auth.forbidden");
		expect(await storedKeys()).toEqual([]);
	});
});

test.each(["ROLE_API_USER", "ROLE_ADMIN"] as const)("%s may upload", async (role) => {
	expect((await upload(png(), "a.png", "image/png", role)).status).toBe(200);
});

test.each([
	"a.png",
	`${"a".repeat(64)}.svg`,
	`${"A".repeat(64)}.png`,
	`${"a".repeat(63)}.png`,
	`${"a".repeat(64)}.png%00`,
	`${"a".repeat(64)}-320.png`,
	`${"a".repeat(64)}-0x.webp`,
	`${"a".repeat(64)}-99999.webp`,
	"..%2f..%2fshards%2fx",
	`${"a".repeat(64)}.png`,
	"constructor",
])("there is no picture %s", async (name) => {
	const response = await show(`/uploads/images/finder/${name}`);
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(await codeOf(response)).toBe("404 request.not_found");
});
