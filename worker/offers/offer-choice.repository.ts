import { and, eq, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { finderAssortmentsTable as choices, findersTable as finders } from "../db/schema/finder.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { finderNotFound, finderStale } from "../finders/finder.errors.ts";
import type { Scope } from "../http/scope.ts";
import { assortmentsNotAllowed } from "./offer.errors.ts";
import { offerStatements } from "./offer.repository.ts";
import type { Chosen, OfferChoice } from "./offer.schema.ts";
import { summarise, toEntry } from "./offer-choice.rules.ts";

/** Which of its company's allowed assortments a finder offers, and in which order. */
export function createOfferChoiceRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { get, save };

	async function get(finderId: number): Promise<OfferChoice> {
		const { finder, assortments } = await read(finderId);
		return { version: finder.version, assortments };
	}

	/**
	 * Writes everything, or nothing if the configuration is no longer at this version. Every statement checks the
	 * version, which is raised last.
	 */
	async function save(finderId: number, chosen: Chosen[], version: number, actor: Actor, now: number) {
		const { finder, assortments } = await read(finderId);
		const allowed = new Map(assortments.map((entry) => [entry.id, entry]));
		const chosenEntries = chosen.flatMap(({ id, offered }) => {
			const entry = allowed.get(id);
			return entry ? [{ ...entry, offered }] : [];
		});
		if (chosenEntries.length < chosen.length)
			throw assortmentsNotAllowed(chosen.flatMap(({ id }, at) => (allowed.has(id) ? [] : [at])));
		const row = expectRow(db, finders, and(isInScope, eq(finders.id, finderId), eq(finders.version, version)));
		const chosenJson = JSON.stringify(chosen);
		const others = assortments.filter(({ id }) => !chosen.some((one) => one.id === id));
		const isSaved = await row.write([
			auditStatement(db, actor, {
				at: now,
				action: "update",
				entity: "offer",
				entityId: finderId,
				title: finder.label,
				companyId: finder.companyId,
				before: summarise(assortments),
				after: summarise([...chosenEntries, ...others]),
				when: row.holds,
			}),
			db
				.update(choices)
				.set({ position: sql`${choices.position} + ${chosen.length}` })
				.where(and(eq(choices.finderId, finderId), row.holds)),
			insertRows(db, choices, sql`FROM json_each(${chosenJson}) WHERE ${row.holds}`, {
				finderId,
				assortmentId: sql`value ->> 'id'`,
				position: sql`key`,
				offered: sql`value ->> 'offered'`,
			}).onConflictDoUpdate({
				target: [choices.finderId, choices.assortmentId],
				set: { position: sql`excluded.position`, offered: sql`excluded.offered` },
			}),
			db
				.update(finders)
				.set({ version: sql`${finders.version} + 1`, updatedAt: now })
				.where(row.isExpected),
		]);
		if (!isSaved) {
			await read(finderId);
			throw finderStale();
		}
		return get(finderId);
	}

	async function read(finderId: number) {
		const isFinder = and(isInScope, eq(finders.id, finderId));
		const [assortmentRows, wiperRows] = offerStatements(db, sql`${isFinder}`, "allowed");
		const { version, companyId, label } = finders;
		const [[finder], assortments, wipers] = await db.batch([
			db
				.select({ version, companyId, label, iso: currencies.iso })
				.from(finders)
				.innerJoin(currencies, eq(currencies.sign, finders.currency))
				.where(isFinder),
			assortmentRows,
			wiperRows,
		]);
		if (!finder) throw finderNotFound();
		const blades = Map.groupBy(wipers, ({ assortmentId }) => assortmentId);
		return {
			finder,
			assortments: assortments.map((one) => toEntry(one, blades.get(one.id) ?? [], finder.iso)),
		};
	}
}
