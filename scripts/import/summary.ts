import type { ImportOutcome } from "./import-file.ts";
import { lostLines } from "./lost-lines.ts";
import { printable } from "./printable.ts";

const number = (value: number): string => value.toLocaleString("en");

/** The result of a file, for the user who imported it. */
export function summarise({ import: entry, version, differences, errors }: ImportOutcome, seconds: number): string {
	const counts: [string, string][] = [["Rows", number(entry.rows)]];
	if (version) {
		counts.push(["Imported", number(version.stats.imported)], ["Duplicates", number(version.stats.merged)]);
	} else {
		counts.push(["Read", number(entry.accepted)]);
	}
	counts.push(["Rejected", number(entry.refused)]);
	if (differences) {
		const { added, changed, gone, lost } = differences.totals;
		counts.push(["Cars", `${number(added)} added, ${number(changed)} changed, ${number(gone)} removed`]);
		if (lost > 0) counts.push(["Lost", `${number(lost)} corrections, aliases or key numbers of removed cars`]);
	}
	counts.push(["Seconds", seconds.toFixed(1)]);
	counts.push([
		"Version",
		version ? `${version.id}, live for finders within a minute` : "none: a dry run changes nothing",
	]);
	const table = counts.map(([name, value]) => `  ${name.padEnd(12)}${value}`);
	const lost = differences && differences.totals.lost > 0 ? lostLines(differences.totals.lost, differences.lost) : [];
	return ["", ...table, ...lost, ...reasons(entry.refused, errors)].join("\n");
}

function reasons(refused: number, errors: ImportOutcome["errors"]): string[] {
	if (errors.length === 0) return [];
	const lines = errors.map(
		({ rowNo, field, value, message }) => `  row ${rowNo}, ${field} "${printable(value)}": ${message}`,
	);
	const rest =
		refused > errors.length ? [`  … and ${number(refused - errors.length)} more; --errors FILE.csv writes all.`] : [];
	return ["", "Rejected rows:", ...lines, ...rest];
}
