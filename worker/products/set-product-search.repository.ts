import { and, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { productsTable as products, productStateTable as state } from "../db/schema/product.table.ts";
import { UP_TO_MOST_COUNTED } from "../db/search-index.ts";
import { searchPhrase } from "../db/search-phrase.rules.ts";
import { searchText } from "../db/search-text.rules.ts";
import { type CallBudget, inSteps, NO_LIMIT } from "../imports/call-budget.rules.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";
import type { SetProductListInput } from "./set-product.schema.ts";

const PIECE_ROWS = 5000;

/** The index also has the owners' ids, and digits have no capitals: a number must be in the product's own text. */
const IS_NUMBER = /^\d+$/;

const index = sql.identifier("products_search");
const UNINDEXED_TO = sql`(SELECT coalesce(max(${state.unindexedTo}), 0) FROM ${state})`;

type SearchInput = Pick<SetProductListInput, "search" | "companyId" | "kind">;

/**
 * The ids of the newest products whose text contains the search, and that `isShown` accepts. It is asked for each match,
 * not for the newest ones, because the newest may all be those that an activation has written and nobody sees yet.
 */
export function productIdsMatching({ search, companyId, kind }: SearchInput, isShown: SQL | undefined): SQL {
	const ownerTag = companyId === undefined ? [] : [`O${companyId ?? GLOBAL_OWNER}O`];
	const kindTag = kind === undefined ? [] : [kind.toUpperCase()];
	const phrases = [searchPhrase(search), ...[...ownerTag, ...kindTag].map((tag) => `"${tag}"`)].join(" AND ");
	const text = searchText(search);
	const isFound = sql`instr(${products.searched}, ${text}) > 0`;
	const isOwn = IS_NUMBER.test(text) ? isFound : undefined;
	const indexed = sql`SELECT ${products.id} AS id FROM ${index} CROSS JOIN ${products} ON ${products.id} = ${index}.rowid
		WHERE ${and(sql`${index} MATCH ${phrases}`, isOwn, isShown)} ORDER BY ${index}.rowid DESC ${UP_TO_MOST_COUNTED}`;
	const isUnindexed = sql`${products.id} <= ${UNINDEXED_TO}`;
	const unindexed = sql`SELECT ${products.id} AS id FROM ${products} WHERE ${and(isUnindexed, isFound, isShown)}
		ORDER BY ${products.id} DESC ${UP_TO_MOST_COUNTED}`;
	return sql`SELECT id FROM (${indexed}) UNION ALL SELECT id FROM (${unindexed})`;
}

/** Nightly: fills the index with products from before it, the newest first. */
export async function fillSetProductSearch(db: Database, budget: CallBudget = NO_LIMIT): Promise<void> {
	await inSteps(budget, () => fillPiece(db));
}

/** The trigger of an update writes the index, also for a row that is in it already. True: it was the last piece. */
async function fillPiece(db: Database): Promise<boolean> {
	const newest = () =>
		db
			.select({ id: products.id })
			.from(products)
			.where(sql`${products.id} <= ${UNINDEXED_TO}`)
			.orderBy(desc(products.id));
	const [, , [left]] = await db.batch([
		db
			.update(products)
			.set({ searched: sql`${products.searched}` })
			.where(sql`${products.id} IN ${newest().limit(PIECE_ROWS)}`),
		db.update(state).set({ unindexedTo: sql`coalesce(${newest().limit(1).offset(PIECE_ROWS)}, 0)` }),
		db.select({ unindexedTo: state.unindexedTo }).from(state),
	]);
	return (left?.unindexedTo ?? 0) === 0;
}
