import { and, eq, exists, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { isAllowedOrigin } from "../db/allowed-origins.ts";
import type { Database } from "../db/database.ts";
import { ALWAYS } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { carRequestsTable as requests } from "../db/schema/car-request.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import {
	vehicleBrandsTable as brands,
	vehicleModelsTable as models,
	vehicleVariantsTable as variants,
} from "../db/schema/vehicle.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import { DAY_MS } from "../db/times.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { type CallBudget, inSteps, NO_LIMIT } from "../imports/call-budget.rules.ts";
import { outboxStatement } from "../outbox/outbox.repository.ts";
import {
	ADDRESS_MAILS_MAX,
	addressKey,
	CONFIRM_MS,
	FINDER_MAILS_MAX,
	KEEP_MS,
	MAIL_PAUSE_MS,
	type RequestedCar,
} from "./car-request.rules.ts";

type NewCarRequest = RequestedCar & {
	uuid: string;
	email: string;
	/** Undefined: the finder's. */
	locale: Locale | undefined;
	page: string;
	/** The origin that has asked, and whether it is one of the system's own; undefined: not a browser. */
	origin: { address: string; isOwn: boolean } | undefined;
};

const ROWS_A_DELETE = 1000;

export function createCarRequestRepository(db: Database) {
	return { carOf, ask, renew, find, confirm, erase, erased, cleanUp };

	/** The names of a car of the catalogue, also of one that the active version lacks; undefined: there was never one. */
	async function carOf(variantId: number) {
		const [row] = await db
			.select({ brand: brands.name, model: models.name, body: variants.body, note: variants.note })
			.from(variants)
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(eq(variants.id, variantId));
		return row;
	}

	/**
	 * Stores a request and announces its mail. The statement itself checks the finder and counts, so that requests at the same
	 * time can't exceed a limit. The same visitor's request for the same car is one row; while it isn't confirmed, it is mailed
	 * again, but not within a day. `tokenHash` is of a token that nobody knows: the delivery makes one.
	 */
	async function ask(request: NewCarRequest, tokenHash: string, now: number): Promise<void> {
		const { uuid, email, locale, page, origin, carKey, vehicle, car } = request;
		const emailKey = addressKey(email);
		const mailedToday = gt(requests.mailedAt, now - DAY_MS);
		const toAddress = db
			.select({ mails: sql`count(*)` })
			.from(requests)
			.where(and(eq(requests.emailKey, emailKey), eq(requests.state, "asked"), mailedToday));
		const ofFinder = db
			.select({ mails: sql`count(*)` })
			.from(requests)
			.where(and(eq(requests.finderId, finders.id), mailedToday));
		const isAccepted = and(
			eq(finders.uuid, uuid),
			eq(finders.enabled, true),
			eq(finders.carRequests, true),
			isAllowed(origin),
			sql`(${toAddress}) < ${ADDRESS_MAILS_MAX}`,
			sql`(${ofFinder}) < ${FINDER_MAILS_MAX}`,
		);
		const stored = sql`(SELECT ${requests.id} FROM ${requests} WHERE ${requests.confirmTokenHash} = ${tokenHash})`;
		await db.batch([
			insertRows(
				db,
				requests,
				sql`FROM ${finders} JOIN ${companies} ON ${companies.id} = ${finders.companyId} AND ${companies.active}
					WHERE ${isAccepted}`,
				{
					...{ finderId: sql`${finders.id}`, carKey, vehicle, car, searched: searchText(car), email, emailKey, page },
					...{ locale: locale ?? sql`${finders.language}`, confirmTokenHash: tokenHash },
					...{ createdAt: now, mailedAt: now, expiresAt: now + CONFIRM_MS },
				},
			).onConflictDoUpdate({
				target: [requests.finderId, requests.carKey, requests.emailKey],
				set: { mailedAt: now, expiresAt: now + CONFIRM_MS, confirmTokenHash: tokenHash },
				setWhere: sql`${requests.state} = 'asked' AND ${requests.mailedAt} <= ${now - MAIL_PAUSE_MS}`,
			}),
			outboxStatement(db, {
				...{ kind: "car_request", at: now, when: sql`EXISTS ${stored}`, payload: sql`CAST(${stored} AS TEXT)` },
				recipient: sql`(SELECT ${finders.label} FROM ${finders} WHERE ${finders.uuid} = ${uuid})`,
			}),
		]);
	}

	/** Gives a request that waits for its mail a new link; undefined: there is nothing to mail any more. */
	async function renew(id: number, kind: "confirm" | "erase", tokenHash: string, now: number) {
		const isConfirm = kind === "confirm";
		const isRenewable = and(
			eq(requests.id, id),
			eq(requests.state, isConfirm ? "asked" : "found"),
			gt(requests.expiresAt, now),
			isNotNull(requests.email),
			// A confirmed request is answered also after the shop has turned off new ones.
			exists(availableFinder(isConfirm)),
		);
		const [rows] = await db.batch([
			selectRequests(isRenewable),
			db
				.update(requests)
				.set(isConfirm ? { confirmTokenHash: tokenHash } : { eraseTokenHash: tokenHash })
				.where(isRenewable),
		]);
		return rows[0];
	}

	/** The request of a mailed link. */
	async function find(tokenHash: string, now: number) {
		const [row] = await selectRequests(isLinked(tokenHash, now));
		return row;
	}

	/** From now on the request waits for its car. Undefined: there is none any more. */
	async function confirm(tokenHash: string, now: number) {
		const isLink = and(eq(requests.confirmTokenHash, tokenHash), gt(requests.expiresAt, now));
		const [, rows] = await db.batch([
			db
				.update(requests)
				.set({ state: "confirmed", expiresAt: now + KEEP_MS })
				.where(and(isLink, eq(requests.state, "asked"))),
			selectRequests(isLink),
		]);
		return rows[0];
	}

	/** False: there is none any more. */
	async function erase(tokenHash: string, now: number): Promise<boolean> {
		const { meta } = await db.delete(requests).where(isLinked(tokenHash, now));
		return meta.changes > 0;
	}

	/** The mail that was asked for is sent: nobody needs the address and the page any more. */
	async function erased(id: number): Promise<void> {
		await db
			.update(requests)
			.set({ state: "told", email: null, emailKey: null, page: "" })
			.where(and(eq(requests.id, id), eq(requests.state, "found")));
	}

	async function cleanUp(now: number, budget: CallBudget = NO_LIMIT): Promise<void> {
		const some = sql`${requests.id} IN (
			SELECT ${requests.id} FROM ${requests} WHERE ${requests.expiresAt} <= ${now} LIMIT ${ROWS_A_DELETE}
		)`;
		await inSteps(budget, async () => (await db.delete(requests).where(some)).meta.changes < ROWS_A_DELETE);
	}

	function selectRequests(where: SQL | undefined) {
		const { shopProductUrl, resultPageUrl, allowedOrigins, uuid } = finders;
		return db
			.select({
				request: requests,
				finder: { uuid, shopProductUrl, resultPageUrl, allowedOrigins },
				company: companies.title,
			})
			.from(requests)
			.innerJoin(finders, eq(finders.id, requests.finderId))
			.innerJoin(companies, eq(companies.id, finders.companyId))
			.where(where);
	}

	function availableFinder(isAsking: boolean) {
		return db
			.select({ one: sql`1` })
			.from(finders)
			.innerJoin(companies, and(eq(companies.id, finders.companyId), eq(companies.active, true)))
			.where(
				and(
					eq(finders.id, requests.finderId),
					eq(finders.enabled, true),
					isAsking ? eq(finders.carRequests, true) : undefined,
				),
			);
	}
}
export type LinkedRequest = NonNullable<Awaited<ReturnType<ReturnType<typeof createCarRequestRepository>["find"]>>>;

/** The system's own pages are always allowed, as in the element. */
const isAllowed = (origin: NewCarRequest["origin"]): SQL =>
	origin?.isOwn ? ALWAYS : isAllowedOrigin(sql`${origin?.address ?? null}`);

const isLinked = (tokenHash: string, now: number) =>
	and(
		sql`(${requests.confirmTokenHash} = ${tokenHash} OR ${requests.eraseTokenHash} = ${tokenHash})`,
		gt(requests.expiresAt, now),
	);
