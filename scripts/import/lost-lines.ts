import type { Difference } from "#worker/catalogue/import/import.schema.ts";
import { printable } from "./printable.ts";

/**
 * What has no car after an import, for the user who imports it: as many as are listed, how many more there are, and where
 * those are seen, if anywhere.
 */
export function lostLines(lost: number, listed: readonly Difference[], where = ""): string[] {
	const more = lost - listed.length;
	return [
		"",
		"Without a car after this import:",
		...listed.map((entry) => `  ${carOf(entry)}: ${whatOf(entry)}`),
		...(more > 0 ? [`  … and ${more.toLocaleString("en")} more${where}.`] : []),
	];
}

const carOf = ({ brand, model, body, steering, note }: Difference): string =>
	[brand, model, body, steering, note]
		.filter((name) => name !== "")
		.map(printable)
		.join(" ");

function whatOf({ aliases, keyNumbers }: Difference): string {
	if (aliases) return `aliases ${aliases.before.map(({ text }) => printable(text)).join(", ")}`;
	if (keyNumbers) return `key numbers ${keyNumbers.before.map(({ hsn, tsn }) => `${hsn}/${tsn}`).join(", ")}`;
	return "a correction";
}
