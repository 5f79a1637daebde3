import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";

/** As older rules may have let them in; no call takes them any more. */
const LINKS = [
	"javascript:alert(document.domain)//{sku}",
	"JavaScript:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:x",
	"https://shop.example\\.evil.example/{sku}",
];

test.each(LINKS)("a stored shop link %s is a link nowhere", async (link) => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const { code } = await givenAssortment({ sizes: [26, 18], allowedTo: [companyId] });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(token);
	await db
		.update(findersTable)
		.set({ shopProductUrl: link, resultPageUrl: link, priceNote: "plus shipping", priceNoteUrl: link })
		.where(eq(findersTable.id, finder.id));
	const { uuid, id } = finder;
	const sku = `${code}-26-18`;
	const boot = await get(`/finder/v1/${uuid}`);
	const replies = {
		boot,
		offer: await get(`/finder/v1/offers/${boot.body.offer}`),
		fitting: await get(`/finder/${uuid}/get-filtered-products?vehicle=500-2016`),
		products: await get(`/finder/${uuid}/products`),
		page: await get(`/finder/test/${uuid}`),
		list: await call("/admin/api/product", { token, body: { finder: id } }),
		one: await get(`/admin/api/product/${sku}?finder=${id}`, { token }),
		csv: await get(`/admin/api/product/export/${id}`, { token }),
	};
	for (const [name, { status, text }] of Object.entries(replies))
		expect([name, status, text]).toEqual([name, 200, expect.not.stringContaining(link.replace("{sku}", ""))]);
	expect(replies.products.body.data).toMatchObject([{ sku, url: null }]);
	const redirect = await get(`/finder/v1/${uuid}/product/${sku}`);
	expect([redirect.status, redirect.headers.get("location")]).toEqual([404, null]);
});

test("the test page of a disabled finder, or an inactive company's, tells nothing of either", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const secrets = { label: "Winter campaign", shopProductUrl: "https://new-shop.example/{sku}", language: "pl" };
	const pageOf = async (uuid: string) => {
		const { text, headers, status } = await get(`/finder/test/${uuid}`);
		return { status, text, headers: JSON.stringify([...headers]) };
	};
	const finder = await givenFinder(token, { ...secrets, enabled: false, title: "<p>Soon</p>" });
	const plain = await givenFinder(token, { enabled: false });
	const hidden = await pageOf(finder.uuid);
	for (const secret of ["Winter", "campaign", "new-shop", "Soon", `finder=${finder.id}`, finder.uuid, 'lang="pl"'])
		expect(hidden.text + hidden.headers).not.toContain(secret);
	expect(hidden).toEqual(await pageOf(plain.uuid));
});
