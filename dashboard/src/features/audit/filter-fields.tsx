import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import type { TextKey } from "../../i18n/texts.ts";
import { cn } from "../../lib/cn.ts";

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

/** While a year is typed its digits are the years 2, 20 and 202, which are no filters. */
const FIRST_DAY = "1000-01-01";
const LAST_DAY = "9999-12-31";

/**
 * A day of the address. What is typed stays while the address follows, and gives way to what changes it otherwise. React
 * would write each value into the attribute too, and Firefox then empties a date of which one part is being changed.
 */
export function DayInput({ label, value = "", onChange }: DayInputProps) {
	const id = useId();
	const [first] = useState(value);
	const input = useRef<HTMLInputElement>(null);
	const reported = useRef<string[]>([]);
	useEffect(() => {
		const at = reported.current.indexOf(value);
		reported.current = at < 0 ? [] : reported.current.slice(at + 1);
		if (at < 0 && input.current) input.current.value = value;
	}, [value]);
	const change = (day: string) => {
		const isWhole = day === "" || (day >= FIRST_DAY && day <= LAST_DAY);
		if (!isWhole || day === (reported.current.at(-1) ?? value)) return;
		reported.current.push(day);
		onChange(day);
	};
	return (
		<span className={cn("grid gap-1 sm:flex sm:items-center sm:gap-2", value === "" && "print:hidden")}>
			<Label htmlFor={id} className="font-normal text-muted-foreground">
				{label}
			</Label>
			<Input
				ref={input}
				id={id}
				type="date"
				max={LAST_DAY}
				className="sm:w-38"
				defaultValue={first}
				onChange={(event) => change(event.target.value)}
			/>
		</span>
	);
}
