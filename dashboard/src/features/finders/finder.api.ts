import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Finder, FinderInput, FinderListInput, FinderPart } from "#worker/finders/finder.schema.ts";
import { LOCALES, type Locale } from "#worker/i18n/locale.rules.ts";
import type { ConfirmedChange } from "#worker/money/currency-change.rules.ts";
import { adminApi, adminApiIn } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

export const findersQuery = (input: FinderListInput) =>
	queryOptions({
		queryKey: ["finders", "list", input],
		queryFn: () => parseResponse(adminApi.config.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

/** The kinds of registrations that this system can look up. */
export const registrationsQuery = queryOptions({
	queryKey: ["finders", "registrations"],
	queryFn: async () => (await parseResponse(adminApi.config.registrations.$get())).data,
	staleTime: Number.POSITIVE_INFINITY,
});

export const createFinder = (input: FinderInput & { companyId?: number | undefined }, once: IdempotencyHeaders) =>
	parseResponse(adminApi.config.save.$post({ json: input }, once));

/** Sends the whole configuration, with the version it was read at. */
export const updateFinder = (finder: Finder, once: IdempotencyHeaders, currencyChange?: ConfirmedChange) => {
	const json = { ...finder, ...(currencyChange && { currencyChange }) };
	return parseResponse(adminApi.config.save[":id"].$post({ param: { id: String(finder.id) }, json }, once));
};

/** Saves some fields, at the version at which they were read. */
export const editFinder = ({ id, version }: Finder, part: FinderPart, once: IdempotencyHeaders) =>
	parseResponse(adminApi.config.settings.edit.$post({ json: { finderId: id, version, ...part } }, once));

export const editInstructions = ({ id, version }: Finder, instructions: string, once: IdempotencyHeaders) =>
	parseResponse(adminApi.config.instructions.edit.$post({ json: { finderId: id, version, instructions } }, once));

/** The articles that a finder in this language can show. */
export const articlesQuery = (locale: Locale) =>
	queryOptions({
		queryKey: ["contents", "published", locale, "article"],
		queryFn: () => readArticles(locale),
	});

/** The articles of every language, each once. */
export const allArticlesQuery = () =>
	queryOptions({
		queryKey: ["contents", "published", "every language", "article"],
		queryFn: async () => {
			const articles = (await Promise.all(LOCALES.map(readArticles))).flat();
			return [...new Map(articles.map((article) => [article.id, article])).values()];
		},
	});

async function readArticles(locale: Locale) {
	const json = { contentType: "article" };
	return (await parseResponse(adminApiIn(locale).content.published.$post({ json }))).data;
}

/**
 * The special prices of a configuration in currency units, how many parts it may sell, and how many of its set
 * products and bundles have an own price in its currency.
 */
export const pricesInCurrencyQuery = (finderId: number) =>
	queryOptions({
		queryKey: ["pricing", finderId, "units"],
		queryFn: async () => {
			const json = { finderId };
			const [info, special, sets] = await Promise.all([
				parseResponse(adminApi.pricing.info.$post({ json })),
				parseResponse(adminApi.pricing.$post({ json })),
				parseResponse(adminApi.pricing.sets.$post({ json })),
			]);
			const { specialPrices, specialPricesRear, specialPricesAdaptor } = special;
			const entries: { price: number | null }[] = [...specialPrices, ...specialPricesRear, ...specialPricesAdaptor];
			const { frontWipers, rearWipers, adapterAssortments, currency } = info;
			const parts = frontWipers.length + rearWipers.length + adapterAssortments.length;
			const own: { price: number | null; currency: string | null }[] = [...sets.prices, ...sets.bundles];
			const ownPrices = own.filter((one) => one.price !== null && one.currency === currency.sign).length;
			return { currency, parts, ownPrices, prices: entries.flatMap(({ price }) => (price === null ? [] : [price])) };
		},
		staleTime: 0,
	});

/** Where the finder was seen, latest first. */
export const seenQuery = (id: number) =>
	queryOptions({
		queryKey: ["publishing", id, "seen"],
		queryFn: async () => (await parseResponse(adminApi.config[":id"].seen.$get({ param: { id: String(id) } }))).data,
	});

/** It changes on every other tab, so it is read at each visit. */
export const overviewQuery = (id: number) =>
	queryOptions({
		queryKey: ["finders", "overview", id],
		queryFn: () => parseResponse(adminApi.config[":id"].overview.$get({ param: { id: String(id) } })),
		staleTime: 0,
	});

export const removeFinder = (id: number, once: IdempotencyHeaders) =>
	parseResponse(adminApi.config.remove.$post({ json: { id } }, once));
