/** How a currency's prices are written. Digits: of its minor unit; point: the decimal separator. */
export type Notation = { sign: string; iso: string; digits: number; point: string };

/** How people and spreadsheets write a currency besides its sign and code, longer ones first. */
const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
	DKK: ["kr.", "kr"],
	NOK: ["kr.", "kr"],
	SEK: ["kr.", "kr"],
	ISK: ["kr.", "kr"],
	TRY: ["TL"],
	RUB: ["руб.", "руб", "р."],
	UAH: ["грн.", "грн"],
	RSD: ["din.", "din", "дин.", "дин"],
};

/** A written price (`12,50`, `1.234,50`, `€ 12`, `12,-`) in currency units; NaN if the text is no number, undefined if it is ambiguous. */
export function readUnits(text: string, { sign, iso, digits, point }: Notation): number | undefined {
	// Most of two thousand pasted prices are plain numbers.
	if (/^\d+$/.test(text)) return Number(text);
	const bare = withoutCurrency(text.normalize("NFKC"), [sign.normalize("NFKC"), iso, ...(ALSO_WRITTEN[iso] ?? [])]);
	const ungrouped = bare.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, "").replace(/[.,][-–—]+$/, "");
	return isAmbiguous(ungrouped, { digits, point }) ? undefined : Number(toDecimal(ungrouped, digits) ?? Number.NaN);
}

/**
 * `12,505` is 12505 or 12.505, and a price that may be a thousand times too high is not guessed. A currency without
 * decimals has only one reading; in one with three decimals the language's own separator is the decimal separator.
 */
function isAmbiguous(text: string, { digits, point }: Pick<Notation, "digits" | "point">): boolean {
	const separator = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/.exec(text)?.[1];
	return separator !== undefined && digits > 0 && !(digits === 3 && separator === point);
}

/** Without the currency's sign or code, before or after. */
function withoutCurrency(text: string, names: string[]): string {
	let bare = text.trim();
	for (const name of names) {
		if (bare.toUpperCase().startsWith(name.toUpperCase())) bare = bare.slice(name.length).trim();
		if (bare.toUpperCase().endsWith(name.toUpperCase())) bare = bare.slice(0, -name.length).trim();
	}
	return bare.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, "");
}

/** A number in the format of any of our languages, with a point for decimals. */
function toDecimal(text: string, digits: number): string | undefined {
	const [, sign = "", number = ""] = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(text) ?? [];
	if (number === "") return undefined;
	const separators = new Set(number.match(/[.,]/g));
	if (separators.size === 1 && isGrouped(number, digits)) return `${sign}${number.replace(/[.,]/g, "")}`;
	const point = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
	const whole = point < 0 ? number : number.slice(0, point);
	const fraction = point < 0 ? "" : number.slice(point + 1);
	const isWhole =
		separators.size > 1 ? isGrouped(whole, 0) && !whole.includes(number.charAt(point)) : !/[.,]/.test(whole);
	return isWhole ? `${sign}${whole.replace(/[.,]/g, "") || "0"}.${fraction || "0"}` : undefined;
}

/** One kind of thousands separator. */
const isGrouped = (number: string, digits: number): boolean =>
	digits === 3
		? /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/.test(number)
		: /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(number);
