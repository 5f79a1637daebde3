import { h } from "../dom.ts";

type Value = string | number;

/**
 * A native select with its label, which works best on phones, with keyboards and screen readers. `none` is the text of
 * its first option, which means no choice and has an empty value; options are values and their texts.
 */
export const selectView = (
	id: string,
	label: string,
	none: string,
	entries: [value: Value, text: string, ...rest: unknown[]][],
	selected: Value | undefined,
	onSelect: (value: string) => void,
) =>
	h(
		"div.field",
		null,
		h("label.field-label", { for: id }, label),
		h(
			"div.arrow",
			null,
			h(
				"select.select",
				{
					id,
					disabled: entries.length === 0,
					value: String(selected || ""),
					onchange: (_, value) => onSelect(value),
				},
				h("option", { value: "" }, none),
				entries.map(([value, text]) => h("option", { value }, text)),
			),
		),
	);
