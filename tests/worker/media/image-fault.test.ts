import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { AppError } from "#worker/http/app-error.ts";
import { encodeImage } from "#worker/media/encode-image.ts";

const outcome = async (images: ImagesBinding): Promise<string> => {
	try {
		await encodeImage(images, png());
		return "accepted";
	} catch (error) {
		if (error instanceof AppError) return `${error.status} ${error.code} ${error.retryAfter ?? ""}`.trim();
		throw error;
	}
};

describe("a failing call of the Images binding", () => {
	const failing = (code?: number): ImagesBinding => {
		const info = () => Promise.reject(Object.assign(new Error("failed"), code === undefined ? {} : { code }));
		return Object.assign(Object.create(env.IMAGES), { info, input: env.IMAGES.input.bind(env.IMAGES) });
	};

	test.each([
		["no code, as when it can't be reached", undefined, "503 server.unavailable 2"],
		["a busy service", 9522, "503 server.unavailable 2"],
		["a quota that is used up", 9422, "503 server.unavailable 2"],
		["a file that is no image", 9412, "400 uploads.damaged"],
		["an error while decoding", 9516, "400 uploads.damaged"],
		["a picture that is too large for it", 9413, "400 uploads.too_many_pixels"],
		["an internal error, while another picture passes", 9523, "400 uploads.damaged"],
	])("%s", async (_, code, expected) => {
		expect(await outcome(failing(code))).toBe(expected);
	});

	test("an internal error of every picture is the service's", async () => {
		const input = () => {
			throw Object.assign(new Error("failed"), { code: 9523 });
		};
		expect(await outcome(Object.assign(failing(9523), { input }))).toBe("503 server.unavailable 2");
	});
});
