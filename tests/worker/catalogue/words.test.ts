import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { call, db, givenUser } from "#tests/support/world.ts";
import { CAR_WORDS } from "#worker/catalogue/vehicles/car-word-list.rules.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { renewWords } from "#worker/catalogue/versions/renew-words.usecases.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { catalogueVersionsTable as versions } from "#worker/db/schema/version.table.ts";
import { getImmutable, putImmutable } from "#worker/storage/immutable.ts";

const FILE = "make,model,year,driver_in,aliases\nVolkswagen,Golf,2016,26,golf 7\n";
const context = { db, media: env.MEDIA, now: Date.now };
const active = async () => (await createVersionRepository(db).active())!;
const listOf = (hash: string | null) => getImmutable<ModelList>(env.MEDIA, "models", hash!);

test("the list of names has the words of this release, and one of an earlier release gets them", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, FILE);
	const { id, manifest } = await active();
	const { words, ...names } = (await listOf(manifest.models))!;
	expect(words).toEqual(CAR_WORDS);

	const { words: hash, ...known } = manifest;
	const models = await putImmutable(env.MEDIA, "models", names, Date.now());
	await db
		.update(versions)
		.set({ manifest: { ...known, models } })
		.where(eq(versions.id, id));
	// The server knows its own words.
	const { body } = await call("/admin/api/catalogue/car/list", { token, body: { search: "фольксваген" } });
	expect(body.data).toHaveLength(1);
	await renewWords(context);
	expect((await active()).manifest).toEqual(manifest);
	expect(hash).toBeDefined();

	const { patch } = await active();
	await renewWords(context);
	expect((await active()).patch).toBe(patch);
});

test("a list that an earlier release has made since, beside the mark of the list before, gets the words again", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, FILE);
	const { id, manifest } = await active();
	const { words: _, ...names } = (await listOf(manifest.models))!;
	const models = await putImmutable(env.MEDIA, "models", names, Date.now());
	await db
		.update(versions)
		.set({ manifest: { ...manifest, models } })
		.where(eq(versions.id, id));
	await renewWords(context);
	expect((await active()).manifest).toEqual(manifest);
});

test("a mark that doesn't say which list it is of is written anew once", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, FILE);
	const { id, manifest } = await active();
	const words = manifest.words!.split(" ").at(-1)!;
	await db
		.update(versions)
		.set({ manifest: { ...manifest, words } })
		.where(eq(versions.id, id));
	await renewWords(context);
	expect(manifest.words).not.toBe(words);
	expect((await active()).manifest).toEqual(manifest);
});

test("without a catalogue there is nothing to renew", async () => {
	await renewWords(context);
	expect(await createVersionRepository(db).active()).toBeUndefined();
});
