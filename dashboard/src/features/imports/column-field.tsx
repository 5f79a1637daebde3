import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../components/form/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import type { FileHead } from "./inspect-file.ts";

const SAMPLES = 3;
const MAX_SAMPLE = 24;

type ColumnFieldProps = {
	/** The field that the column holds. */
	label: string;
	head: FileHead;
	column: number | undefined;
	error: { message: string } | undefined;
	onChoose: (column: number | undefined) => void;
};

/** The column that holds a field, with example values. */
export function ColumnField({ label, head, column, error, onChoose }: ColumnFieldProps) {
	const { t } = useTranslation();
	const samples = useMemo(() => samplesOf(head, column), [head, column]);
	const hint = samples.length > 0 ? t("catalogue.samples", { values: samples.join(" · ") }) : "";
	return (
		<Field label={label} hint={column === undefined ? "" : hint || t("catalogue.no_samples")} error={error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NativeSelect
					{...aria}
					value={column ?? ""}
					onChange={({ target }) => onChoose(target.value === "" ? undefined : Number(target.value))}
				>
					<option value="">{t("catalogue.not_in_file")}</option>
					{head.header.map((name, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may be there twice
						<option key={at} value={at}>
							{name.trim() === "" ? t("catalogue.column_number", { number: String(at + 1) }) : name}
						</option>
					))}
				</NativeSelect>
			)}
		</Field>
	);
}

function samplesOf({ records }: FileHead, column: number | undefined): string[] {
	if (column === undefined) return [];
	const values = new Set<string>();
	for (const { cells } of records) {
		const cell = (cells[column] ?? "").trim();
		if (cell !== "") values.add(cell.length > MAX_SAMPLE ? `${cell.slice(0, MAX_SAMPLE)}…` : cell);
		if (values.size === SAMPLES) break;
	}
	return [...values];
}
