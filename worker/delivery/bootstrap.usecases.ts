import { codeOf } from "../assortments/assortment.rules.ts";
import type { Database } from "../db/database.ts";
import { appearanceOf } from "../finders/appearance.rules.ts";
import { availableRegistrations } from "../finders/available-registrations.ts";
import { type FinderLook, fittingArticles, isPageAddress, isWebAddress } from "../finders/finder.rules.ts";
import { finderTexts } from "../finders/texts/texts.ts";
import { immutable, shortLived } from "../http/delivery-answer.ts";
import { type DeliveryAnswer, getAnswer, setAnswer } from "../http/delivery-memory.ts";
import { describeError } from "../http/error-log.rules.ts";
import { type Locale, toLanguageTag } from "../i18n/locale.rules.ts";
import { isOutOfStock, type StockOut, toStockOut } from "../inventory/out-of-stock.rules.ts";
import { numberStyleOf } from "../money/number-style.rules.ts";
import { compileOffer } from "../offers/compile-offer.rules.ts";
import type { Offer } from "../offers/offer.rules.ts";
import { toRichNodes } from "../rich-text/rich-text.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { contentHash, immutableKey, putImmutableBytes } from "../storage/immutable.ts";
import { REWRITE_MS } from "../storage/put-once.ts";
import { loadVisitSource, type VisitSource } from "./bootstrap.repository.ts";
import type { Bootstrap } from "./bootstrap.rules.ts";
import { bootstrapTags } from "./cache-tags.rules.ts";

/**
 * Above this size in bytes gzipped, the list of models' names stays on the server, and the search box asks the server.
 */
const MODELS_GZIP_MAX = 50_000;

/** The bootstrap of a finder, with its offer stored; undefined if it isn't available. */
export async function makeBootstrap(
	{ env, db, origin, now }: { env: Env; db: Database; origin: string; now: number },
	uuid: string,
	locale: Locale | undefined,
): Promise<DeliveryAnswer | undefined> {
	const source = await loadVisitSource(db, uuid);
	if (!source) return undefined;
	const skuLink = `${origin}/finder/v1/${uuid}/product/{sku}`;
	const offer = compileOffer({ ...source.offer, skuLink });
	const [offerHash, stock] = await Promise.all([
		store(env, "offers", offer, now),
		storeStock(env, source, offer, now).catch(withoutStock),
	]);
	const available = availableRegistrations(env);
	const registrations = source.finder.registrations.filter((kind) => available.includes(kind));
	const made = {
		offer: offerHash,
		...(stock && { stock }),
		...(registrations.length > 0 && { registrations }),
	};
	const answer = await shortLived(toBootstrap(source, made, locale ?? source.finder.language));
	return { ...answer, tags: bootstrapTags(source.finder) };
}

/** The first bootstrap that needs an object stores it; this isolate then remembers that it is stored. */
async function store(env: Env, kind: "offers" | "stock", value: Offer | StockOut, now: number): Promise<string> {
	const body = encodeText(JSON.stringify(value));
	const hash = await contentHash(body);
	const key = `/finder/v1/${immutableKey(kind, hash)}`;
	if (getAnswer(key, now)?.status !== 200) {
		await putImmutableBytes(env.MEDIA, immutableKey(kind, hash), body, now);
		setAnswer(key, immutable(body), now + REWRITE_MS);
	}
	return hash;
}

/** A finder is worth more than its marks; the next bootstrap, some seconds later, tries again. */
function withoutStock(error: unknown): undefined {
	console.error(`stock of a finder wasn't stored\n${describeError(error)}`);
}

/** What is out of stock of what the finder sells; of other series nobody learns. */
async function storeStock(
	env: Env,
	{ finder: { outOfStock }, available }: VisitSource,
	{ front, rear, adapters, bundles = [] }: Offer,
	now: number,
): Promise<string | undefined> {
	if (outOfStock === "nothing") return undefined;
	const codes = new Set([...front, ...rear, ...adapters].map(({ code }) => code));
	const own = new Map([...available].filter(([key]) => codes.has(codeOf(key))));
	const stock = toStockOut(
		own,
		bundles.map(({ partsKey }) => partsKey),
	);
	const arms = adapters.filter(({ arm }) => arm);
	const noArms = outOfStock === "hide" && arms.length > 0 && arms.every(({ code }) => isOutOfStock(code, stock));
	const answer: StockOut = noArms ? { ...stock, noArms } : stock;
	return stock.out.length === 0 ? undefined : store(env, "stock", answer, now);
}

function toBootstrap(
	{ finder, manifest, offer, articles }: VisitSource,
	made: Pick<Bootstrap, "offer" | "stock" | "registrations">,
	locale: Locale,
): Bootstrap {
	const look = toLook(finder);
	return {
		...made,
		v: 1,
		uuid: finder.uuid,
		lang: toLanguageTag(locale),
		...(locale !== finder.language && { shopLang: toLanguageTag(finder.language) }),
		look,
		appearance: { light: appearanceOf(look, false), dark: appearanceOf(look, true) },
		title: toRichNodes(finder.title),
		instructions: toRichNodes(finder.instructions),
		articles: fittingArticles(articles.filter(({ language }) => language === null || language === locale)).map(
			({ title, content }) => ({ title, nodes: toRichNodes(content) }),
		),
		texts: finderTexts(locale),
		currency: offer.currency,
		numbers: numberStyleOf(offer.currency, toLanguageTag(locale)),
		brands: manifest.brands,
		models: manifest.models,
		serverSearch: manifest.modelsGzipBytes > MODELS_GZIP_MAX,
		...(finder.carRequests && { carRequests: true }),
		origins: finder.allowedOrigins,
	};
}

const toLook = (finder: VisitSource["finder"]): FinderLook => ({
	topSellerText: finder.topSellerText,
	priceNote: finder.priceNote,
	priceNoteUrl: isPageAddress(finder.priceNoteUrl) ? finder.priceNoteUrl : "",
	titleTag: finder.titleTag,
	titleColor: finder.titleColor,
	titleAlignment: finder.titleAlignment,
	label: finder.label,
	showLabel: finder.showLabel,
	labelColor: finder.labelColor,
	labelSize: finder.labelSize,
	labelCapitalized: finder.labelCapitalized,
	backgroundImage: finder.backgroundImage,
	backgroundColor: finder.backgroundColor,
	imageBorderRadius: finder.imageBorderRadius,
	style: finder.style,
	theme: finder.theme,
	layout: finder.layout,
	selectBoxLayout: finder.selectBoxLayout,
	selectBoxAlignment: finder.selectBoxAlignment,
	buttonStyle: finder.buttonStyle,
	bannerStyle: finder.bannerStyle,
	primaryColor: finder.primaryColor,
	borderRadius: finder.borderRadius,
	bannerPadding: finder.bannerPadding,
	outOfStock: finder.outOfStock,
	resultPageUrl: isWebAddress(finder.resultPageUrl) ? finder.resultPageUrl : "",
});
