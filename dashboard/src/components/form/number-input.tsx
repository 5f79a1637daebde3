import { type ComponentProps, useEffect, useState } from "react";
import { formatDecimal, parseDecimal } from "../../lib/decimal.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useSelectOnTap } from "../../lib/use-select-on-tap.ts";
import { Input } from "../ui/input.tsx";

type NumberInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
	/** NaN: the text is not a number. */
	value: number | null;
	/** The value of an empty box: null, or NaN for a missing number. */
	empty?: "null" | "missing";
	/** Minimum number of decimals shown. */
	decimals?: number;
	/** Reads a text in units; NaN: none. When it is another one, what was typed and was not a number is read again. */
	parse?: (text: string) => number;
	onChange: (value: number | null) => void;
};

/** A number box with a comma or a point; what is typed stays as typed. */
export function NumberInput({
	value,
	empty = "missing",
	decimals = 0,
	parse = parseDecimal,
	onChange,
	...props
}: NumberInputProps) {
	const languageTag = useLanguageTag();
	const none = empty === "null" ? null : Number.NaN;
	const read = (text: string) => (text.trim() === "" ? none : parse(text));
	const selectOnTap = useSelectOnTap();
	const [typed, setTyped] = useState("");
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when texts are read in another way
	useEffect(() => {
		if (typed !== "" && Number.isNaN(value)) onChange(read(typed));
	}, [parse]);
	const shown = Object.is(read(typed), value) ? typed : formatDecimal(value, decimals, languageTag);
	return (
		<Input
			inputMode="decimal"
			autoComplete="off"
			{...props}
			{...selectOnTap}
			value={shown}
			onChange={(event) => {
				setTyped(event.target.value);
				onChange(read(event.target.value));
			}}
		/>
	);
}
