const STEPS = [
	["year", 31_536_000],
	["month", 2_592_000],
	["day", 86_400],
	["hour", 3600],
	["minute", 60],
] as const;

/** "3 minutes ago" in the reader's language; within the last minute, "now". Times are ISO 8601. */
export function formatAgo(iso: string, now: number, languageTag: string): string {
	const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
	const format = new Intl.RelativeTimeFormat(languageTag, { numeric: "auto" });
	const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", 1];
	return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(seconds / length), unit);
}

export const formatDateTime = (iso: string, languageTag: string): string =>
	new Intl.DateTimeFormat(languageTag, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
