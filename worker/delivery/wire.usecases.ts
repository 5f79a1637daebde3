import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { cachedAnswer } from "../http/cached-answer.ts";
import { missing } from "../http/wire-answer.ts";
import type { WireContext } from "../http/wire-context.ts";
import { SHORT_SECONDS, type WireAnswer } from "../http/wire-memory.ts";
import { toLocale } from "../i18n/locale.rules.ts";
import { makeBootstrap } from "./bootstrap.usecases.ts";

export async function bootstrapAnswer(wire: WireContext, uuid: string, asked: string | undefined): Promise<WireAnswer> {
	if (!isFinderUuid(uuid)) return missing("finders.not_available");
	const locale = toLocale(asked);
	// By a supported locale: unsupported ones share the finder's own copy.
	const key = `/finder/v1/${uuid}${locale === undefined ? "" : `?locale=${locale}`}`;
	const until = wire.now + SHORT_SECONDS * 1000;
	return cachedAnswer(wire, key, until, async () => {
		return (await makeBootstrap(wire, uuid, locale)) ?? missing("finders.not_available");
	});
}
