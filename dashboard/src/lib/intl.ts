import { toDateTag } from "#worker/i18n/locale.rules.ts";

/**
 * Formats of `Intl` by language and options. Making one takes longer than using it a hundred times, and lists have many
 * cells. `zone`: of formats that keep the time zone in which they were made.
 */
function memoised<Format, Options>(make: (languageTag: string, options?: Options) => Format, zone = () => "") {
	const formats = new Map<string, Format>();
	return (languageTag: string, options?: Options): Format => {
		const key = `${languageTag} ${JSON.stringify(options)} ${zone()}`;
		const format = formats.get(key) ?? make(languageTag, options);
		formats.set(key, format);
		return format;
	};
}

const SEASONS = [Date.UTC(2026, 0), Date.UTC(2026, 6)];

/** A computer may travel while the page is open. Asking for the zone's name takes longer than a format does. */
const offsets = (): string => SEASONS.map((time) => new Date(time).getTimezoneOffset()).join();

export const numberFormat = memoised(
	(languageTag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
);

export const dateTimeFormat = memoised(
	(languageTag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(toDateTag(languageTag), options),
	offsets,
);

export const relativeTimeFormat = memoised(
	(languageTag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(languageTag, options),
);
