import { expect, test } from "vitest";
import { addImageUpload, hasImageUploads, imageUploadsEnd } from "../../../dashboard/src/lib/image-uploads.ts";
import { hasUnsaved } from "../../../dashboard/src/lib/unsaved.ts";

test("a picture that is being uploaded is unsaved: no new release reloads the page, and the end of a simulation asks", async () => {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	expect(hasUnsaved()).toBe(false);
	addImageUpload(promise);
	expect(hasUnsaved()).toBe(true);
	resolve(true);
	await expect.poll(hasUnsaved).toBe(false);
});

test("a picture whose form was left keeps no other form from being saved, even if it can't be uploaded", async () => {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const forget = addImageUpload(promise);
	forget();
	expect(hasImageUploads()).toBe(false);
	resolve(false);
	expect(await imageUploadsEnd()).toBe(true);
});
