import { currencyDigits } from "#worker/money/currency-digits.rules.ts";
import { formatMoney } from "#worker/money/money.rules.ts";
import { dateTimeFormat, numberFormat, relativeTimeFormat } from "./intl.ts";

const STEPS = [
	["year", 31_536_000],
	["month", 2_592_000],
	["day", 86_400],
	["hour", 3600],
	["minute", 60],
] as const;

/** "3 minutes ago" in the user's language; within the last minute, "now". Times are ISO 8601. */
export function formatAgo(iso: string, now: number, languageTag: string): string {
	const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
	const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", 1];
	const count = unit === "second" ? 0 : Math.floor(seconds / length);
	// Words such as "yesterday" and "last year" are of the calendar, and 47 hours or 23 months are not.
	const isWord = count === 0 || (unit === "day" && isDayBefore(new Date(iso), new Date(now)));
	return relativeTimeFormat(languageTag, { numeric: isWord ? "auto" : "always" }).format(-count, unit);
}

/** In the user's time zone. */
function isDayBefore(day: Date, of: Date): boolean {
	const before = new Date(of.getFullYear(), of.getMonth(), of.getDate() - 1);
	return day.toDateString() === before.toDateString();
}

export const formatDateTime = (iso: string, languageTag: string): string =>
	dateTimeFormat(languageTag, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** With seconds, for what happens several times a minute. */
export const formatExactTime = (iso: string, languageTag: string): string =>
	dateTimeFormat(languageTag, { dateStyle: "medium", timeStyle: "medium" }).format(new Date(iso));

export const formatDate = (iso: string, languageTag: string): string =>
	dateTimeFormat(languageTag, { dateStyle: "medium" }).format(new Date(iso));

/** A price in currency units, with as many digits as the currency has. */
export function formatUnits(units: number, { sign, iso }: { sign: string; iso: string }, languageTag: string): string {
	const digits = currencyDigits(iso);
	return formatMoney(units * 10 ** digits, { sign, iso, digits }, languageTag);
}

export const formatNumber = (value: number, languageTag: string): string => numberFormat(languageTag).format(value);

/** "45%" for 0.45. */
export const formatPercent = (share: number, languageTag: string): string =>
	numberFormat(languageTag, { style: "percent" }).format(share);

/** "12 sec", "4 min": an approximate duration in the user's language. */
export function formatSeconds(seconds: number, languageTag: string): string {
	const [value, unit] = seconds < 90 ? [seconds, "second"] : [seconds / 60, "minute"];
	return numberFormat(languageTag, { style: "unit", unit, maximumFractionDigits: 0 }).format(Math.ceil(value));
}

/** "640 kB", "12.5 MB". */
export function formatBytes(bytes: number, languageTag: string): string {
	const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
	return numberFormat(languageTag, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

/** A printed length in the language's format. */
export const formatCentimetres = (length: number, languageTag: string): string =>
	numberFormat(languageTag, { style: "unit", unit: "centimeter", maximumFractionDigits: 1 }).format(length);
