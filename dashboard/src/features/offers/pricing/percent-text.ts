import { parseDecimal } from "../../../lib/decimal.ts";
import { PERCENT_MAX, PERCENT_MIN } from "./percent.rules.ts";

/** Parses a typed percentage: `5`, `+2,5 %`, `−10`; undefined if it is invalid or out of range. */
export function readPercent(text: string, point: string): number | undefined {
	const bare = text.replace("−", "-").replace(/%\s*$/, "").trim().replace(/^\+/, "");
	const percent = parseDecimal(bare, point);
	const isValid = percent >= PERCENT_MIN && percent <= PERCENT_MAX && !/[.,]\d{3}/.test(bare);
	return isValid ? percent : undefined;
}

/** The same text with the other sign: the number keys of some phones have no minus. */
export function withOtherSign(text: string): string {
	const [, sign = "", rest = ""] = /^\s*([-−+]?)\s*(.*)$/s.exec(text) ?? [];
	return sign === "-" || sign === "−" ? rest : `-${rest}`;
}
