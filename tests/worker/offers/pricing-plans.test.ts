import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";

test("no query of the pricing screen walks a big table", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	const adapter = await givenAssortment({ kind: "adapter" });
	const { id: finderId } = await givenFinder(token);
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const front = { [series.wipers[0]!.id]: 5, [series.wipers[1]!.id]: null };
	const path = "/admin/api/config/assortment";
	const replies = [
		await send("/admin/api/pricing/info", {}),
		await send("/admin/api/pricing", { finderId }),
		await send("/admin/api/pricing/sets", { finderId }),
		await send("/admin/api/pricing/history", { finderId, skus: [series.code, adapter.code] }),
		await send("/admin/api/config/settings/edit", {
			...{ finderId, version: 1, currency: "KD", currencyChange: { prices: "keep" } },
		}),
		await send("/admin/api/pricing/save-special", {
			finderId,
			specialPricing: { front, adapter: { [adapter.id]: 3 } },
			expected: { adapter: { [adapter.id]: null } },
		}),
		await send(`${path}/get-modal-for-group-price/front/${series.id}?finder=${finderId}`),
		await send(`${path}/set-group-price`, { finderId, type: "front", assortmentId: series.id, price: 4 }),
		await send(`${path}/set-individual-price`, { finderId, type: "front", id: series.wipers[0]!.id, price: 4 }),
	];
	expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(200));
	expect(await scans(statements)).toEqual([]);
});
