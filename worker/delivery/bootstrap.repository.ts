import { and, eq, type SQL, sql } from "drizzle-orm";
import { activeManifest, NO_CATALOGUE } from "../catalogue/versions/active-manifest.repository.ts";
import type { ShardManifest } from "../catalogue/versions/version.schema.ts";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { contentsTable as contents } from "../db/schema/content.table.ts";
import { type FinderRow, findersTable as finders } from "../db/schema/finder.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import type { AvailableParts } from "../inventory/inventory.rules.ts";
import { shortPartStatement, toAvailable } from "../inventory/short-part.repository.ts";
import type { OfferSource } from "../offers/compile-offer.rules.ts";
import { offerStatements } from "../offers/offer.repository.ts";
import { SKUS_MAX } from "../offers/offer.rules.ts";

type Article = { title: string; content: string; language: Locale | null };
export type VisitSource = {
	finder: FinderRow;
	manifest: ShardManifest;
	offer: OfferSource;
	articles: Article[];
	/** Of the parts of which there are few. */
	available: AvailableParts;
};

/** Everything that a visit needs, in one batch; undefined if the finder isn't available to visitors. */
export async function loadVisitSource(db: Database, uuid: string): Promise<VisitSource | undefined> {
	const isFinder = eq(finders.uuid, uuid);
	const [assortments, wipers, skus, prices, bundles] = offerStatements(db, sql`${isFinder}`);
	const [rows, active, articles, few, ...offer] = await db.batch([
		db
			.select({ finder: finders, currency: { sign: currencies.sign, iso: currencies.iso, digits: currencies.digits } })
			.from(finders)
			.innerJoin(companies, and(eq(companies.id, finders.companyId), eq(companies.active, true)))
			.innerJoin(currencies, eq(currencies.sign, finders.currency))
			.where(and(isFinder, eq(finders.enabled, true))),
		activeManifest(db),
		chosenArticles(db, isFinder),
		shortPartStatement(db, sql`${isFinder}`),
		assortments,
		wipers,
		skus,
		prices,
		bundles,
	]);
	if (!rows[0]) return undefined;
	const { finder, currency } = rows[0];
	return {
		finder,
		manifest: active[0]?.manifest ?? NO_CATALOGUE,
		articles,
		available: toAvailable(few),
		offer: {
			...{ currency, shopProductUrl: finder.shopProductUrl, allowCents: finder.allowCents },
			...{ assortments: offer[0], wipers: offer[1], skus: offer[2], prices: offer[3] },
			// Lists have them all, but a visitor doesn't load so many.
			bundles: offer[4].length > SKUS_MAX ? [] : offer[4],
		},
	};
}

/** In the finder's order; deleted articles are skipped. */
const chosenArticles = (db: Database, finder: SQL) =>
	db
		.select({ title: contents.title, content: contents.content, language: contents.language })
		.from(finders)
		.crossJoin(sql`json_each(${finders.articles}) AS chosen`)
		.crossJoin(contents)
		.where(and(finder, sql`${contents.id} = chosen.value`, eq(contents.contentType, "article")))
		.orderBy(sql`chosen.key`);
