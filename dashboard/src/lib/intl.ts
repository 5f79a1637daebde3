import { toDateTag } from "#worker/i18n/locale.rules.ts";

/**
 * Formats of `Intl` by language and options. Making one takes longer than using it a hundred times, and lists have many
 * cells.
 */
function memoised<Format, Options>(make: (languageTag: string, options?: Options) => Format) {
	const formats = new Map<string, Format>();
	return (languageTag: string, options?: Options): Format => {
		const key = `${languageTag} ${JSON.stringify(options)}`;
		const format = formats.get(key) ?? make(languageTag, options);
		formats.set(key, format);
		return format;
	};
}

export const numberFormat = memoised(
	(languageTag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
);

export const dateTimeFormat = memoised(
	(languageTag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(toDateTag(languageTag), options),
);

export const relativeTimeFormat = memoised(
	(languageTag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(languageTag, options),
);
