import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { cachedAnswer } from "../http/cached-answer.ts";
import { missing } from "../http/delivery-answer.ts";
import { atPrimary, type DeliveryContext } from "../http/delivery-context.ts";
import { type DeliveryAnswer, SHORT_SECONDS } from "../http/delivery-memory.ts";
import { toLocale } from "../i18n/locale.rules.ts";
import { makeBootstrap } from "./bootstrap.usecases.ts";

export async function bootstrapAnswer(
	delivery: DeliveryContext,
	uuid: string,
	requestedLocale: string | undefined,
): Promise<DeliveryAnswer> {
	if (!isFinderUuid(uuid)) return missing("finders.not_available");
	const locale = toLocale(requestedLocale);
	// By a supported locale: unsupported ones share the finder's own copy.
	const key = `/finder/v1/${uuid}${locale === undefined ? "" : `?locale=${locale}`}`;
	const until = delivery.now + SHORT_SECONDS * 1000;
	return cachedAnswer(delivery, key, until, async () => {
		const found =
			(await makeBootstrap(delivery, uuid, locale)) ?? (await makeBootstrap(atPrimary(delivery), uuid, locale));
		return found ?? missing("finders.not_available");
	});
}
