import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { cachedAnswer } from "../http/cached-answer.ts";
import { missing } from "../http/delivery-answer.ts";
import { atPrimary, type DeliveryContext } from "../http/delivery-context.ts";
import { type DeliveryAnswer, getAnswer, mayMakeAnew, setAnswer } from "../http/delivery-memory.ts";
import { SHORT_SECONDS } from "../http/lifetimes.rules.ts";
import { replacesOlder, taggedHeaders } from "../http/platform-cache.ts";
import { type Locale, toLocale } from "../i18n/locale.rules.ts";
import { makeBootstrap } from "./bootstrap.usecases.ts";
import { findWithinLimit, setKnownFinder } from "./unknown-finders.ts";

/** By a supported locale: unsupported ones share the finder's own copy. */
const keyOf = (uuid: string, locale: Locale | undefined): string =>
	`/finder/v1/${uuid}${locale === undefined ? "" : `?locale=${locale}`}`;

const untilOf = ({ now }: DeliveryContext): number => now + SHORT_SECONDS * 1000;

export async function bootstrapAnswer(
	delivery: DeliveryContext,
	uuid: string,
	requestedLocale: string | undefined,
): Promise<DeliveryAnswer> {
	if (!isFinderUuid(uuid)) return missing("finders.not_available");
	const locale = toLocale(requestedLocale);
	const find = async () =>
		(await makeBootstrap(delivery, uuid, locale)) ?? (await makeBootstrap(atPrimary(delivery), uuid, locale));
	const make = () => findWithinLimit(delivery, uuid, find);
	const answer = await cachedAnswer(delivery, keyOf(uuid, locale), untilOf(delivery), make);
	if (answer.status === 200) setKnownFinder(uuid);
	return answer;
}

/** True for the addresses that the element asks, letter by letter: others fill no cache. */
export function isBootstrapAddress(url: string, uuid: string): boolean {
	const { pathname, search, searchParams } = new URL(url);
	const isKnown =
		search === "" ||
		(/^\?locale=[a-z]{2}(-[A-Z]{2})?$/.test(search) && toLocale(searchParams.get("locale")) !== undefined);
	return isKnown && pathname === keyOf(uuid, undefined);
}

/**
 * For the platform's cache, which is purged after a change: neither from memory nor from a copy of the database, both of
 * which may be older than that. If it is asked for too often, the answer is the remembered one, and the cache doesn't keep it.
 */
export async function newBootstrap(
	delivery: DeliveryContext,
	uuid: string,
	requestedLocale: string | undefined,
): Promise<DeliveryAnswer> {
	if (!isFinderUuid(uuid)) return missing("finders.not_available");
	const key = keyOf(uuid, toLocale(requestedLocale));
	const isMiss = getAnswer(key, delivery.now)?.status === 404;
	const isRemembered = isMiss || !mayMakeAnew(key, delivery.now);
	const answer = isRemembered
		? await bootstrapAnswer(delivery, uuid, requestedLocale)
		: await madeAnew(delivery, uuid, requestedLocale);
	if (answer.status === 404) return { ...answer, headers: { ...answer.headers, ...replacesOlder() } };
	return answer.tags && !isRemembered
		? { ...answer, headers: { ...answer.headers, ...taggedHeaders(answer.tags) } }
		: answer;
}

async function madeAnew(
	delivery: DeliveryContext,
	uuid: string,
	requestedLocale: string | undefined,
): Promise<DeliveryAnswer> {
	const locale = toLocale(requestedLocale);
	const answer = await findWithinLimit(delivery, uuid, () => makeBootstrap(atPrimary(delivery), uuid, locale));
	setAnswer(keyOf(uuid, locale), answer, untilOf(delivery));
	return answer;
}
