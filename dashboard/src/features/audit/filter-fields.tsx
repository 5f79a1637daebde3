import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import type { TextKey } from "../../i18n/texts.ts";

/** Filters side by side; on phones in two columns. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
	<div className="grid w-full grid-cols-2 items-end gap-2 sm:flex sm:w-auto sm:flex-wrap sm:items-center">
		{children}
	</div>
);

type TextSelectProps = {
	label: string;
	all: string;
	texts: Readonly<Record<string, TextKey>>;
	value: string;
	onChange: (value: string) => void;
};

export function TextSelect({ label, all, texts, value, onChange }: TextSelectProps) {
	const { t } = useTranslation();
	return (
		<NativeSelect aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
			<option value="">{all}</option>
			{Object.entries(texts).map(([id, text]) => (
				<option key={id} value={id}>
					{t(text)}
				</option>
			))}
		</NativeSelect>
	);
}

type DayInputProps = { label: string; value: string | undefined; onChange: (value: string) => void };

export function DayInput({ label, value = "", onChange }: DayInputProps) {
	const id = useId();
	return (
		<span className="grid gap-1 sm:flex sm:items-center sm:gap-2">
			<Label htmlFor={id} className="font-normal text-muted-foreground">
				{label}
			</Label>
			<Input id={id} type="date" className="sm:w-38" value={value} onChange={(event) => onChange(event.target.value)} />
		</span>
	);
}
