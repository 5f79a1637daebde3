import { type Bytes, type CountedFile, countParts } from "../../imports/import-file.rules.ts";
import { type Detection, detectMapping } from "./detect-mapping.rules.ts";
import type { Mapping } from "./import.schema.ts";

export type FileScan = Omit<CountedFile, "parts"> &
	({ ok: true; mapping: Mapping; parts: number } | Extract<Detection, { ok: false }>);

/** What a header leaves open, or a mapping in its place. */
export type ScanOptions = { paired?: boolean; unit?: Mapping["unit"]; mapping?: Mapping };

/** What the import of a fitment file announces, its mapping included: see `countParts`. */
export async function scanFile(
	bytes: Bytes,
	{ paired = false, unit, mapping }: ScanOptions = {},
	progress?: (bytes: number) => void,
): Promise<FileScan> {
	let detected: Detection | undefined;
	const columnsOf = (header: string[]) => {
		detected = mapping ? { ok: true, mapping } : detectMapping(header, { paired, unit });
		return detected.ok ? detected.mapping : undefined;
	};
	const { parts, ...read } = await countParts(bytes, columnsOf, progress);
	if (!detected) throw new Error("A file that was read has a header.");
	return detected.ok ? { ...read, ok: true, mapping: detected.mapping, parts } : { ...read, ...detected };
}
