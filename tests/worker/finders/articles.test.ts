import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, get, givenCatalogue, givenFinder, givenUser, golfShard } from "#tests/support/world.ts";
import { contentsTable } from "#worker/db/schema/content.table.ts";

type Content = Partial<typeof contentsTable.$inferInsert> & { title: string };

async function givenContent(parts: Content): Promise<number> {
	const [row] = await db
		.insert(contentsTable)
		.values({ content: "", contentType: "article", searched: "", createdAt: 1, updatedAt: 1, ...parts })
		.returning();
	return row!.id;
}

const articlesOf = async (uuid: string, query = "") => (await get(`/finder/v1/${uuid}${query}`)).body.articles;
const titlesOf = async (uuid: string, query = "") =>
	(await articlesOf(uuid, query)).map(({ title }: { title: string }) => title);

test("visitors get the articles that the shop chose, in its order, as a tree that holds nothing that could act", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	await givenCatalogue(golfShard());
	await givenContent({ title: "Not chosen" });
	const first = await givenContent({ title: "Care", content: "<p>Wipe <b>gently</b><img src=x onerror=x()></p>" });
	const second = await givenContent({ title: "Fitting", content: '<p><a href="https://shop.example/how">How</a></p>' });
	const { uuid } = await givenFinder(token, { articles: [second, first] });
	expect(await articlesOf(uuid)).toEqual([
		{
			title: "Fitting",
			nodes: [
				{
					tag: "p",
					children: [expect.objectContaining({ tag: "a", href: "https://shop.example/how", children: ["How"] })],
				},
			],
		},
		{
			title: "Care",
			nodes: [{ tag: "p", children: ["Wipe ", { tag: "strong", children: ["gently"] }] }],
		},
	]);
});

test("an article of another language stays away, and comes where a page asks for its language", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const articles = [
		await givenContent({ title: "For all" }),
		await givenContent({ title: "Deutsch", language: "de" }),
		await givenContent({ title: "Polski", language: "pl" }),
	];
	const { uuid } = await givenFinder(token, { articles, language: "de" });
	expect(await titlesOf(uuid)).toEqual(["For all", "Deutsch"]);
	expect(await titlesOf(uuid, "?locale=pl")).toEqual(["For all", "Polski"]);
});

test("an article that was deleted, or is none any more, is passed over", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const [gone, notice, remaining] = [
		await givenContent({ title: "Gone" }),
		await givenContent({ title: "Notice" }),
		await givenContent({ title: "Kept" }),
	];
	const { uuid } = await givenFinder(token, { articles: [gone, notice, remaining] });
	await db.delete(contentsTable).where(eq(contentsTable.id, gone));
	await db.update(contentsTable).set({ contentType: "notification" }).where(eq(contentsTable.id, notice));
	expect(await titlesOf(uuid)).toEqual(["Kept"]);
});
