import { html } from "lit";
import type { Safely } from "../safely.ts";

type Value = string | number;

/**
 * A native select with its label, which works best on phones, with keyboards and screen readers. `none` is the text of
 * its first option, which means no choice and has an empty value; options are values and their texts, which are names: page
 * translation leaves them as they are (docs/adr/0075).
 */
export function selectView(
	{ safely }: { safely: Safely },
	id: string,
	label: string,
	none: string,
	entries: [value: Value, text: string, ...rest: unknown[]][],
	selected: Value | null | undefined,
	onSelect: (value: string) => void,
) {
	const change = safely(({ target }: Event) => {
		if (!(target instanceof HTMLSelectElement)) return;
		const { value } = target;
		// What is selected is the state's: it may be the same as before.
		target.value = String(selected ?? "");
		onSelect(value);
	});
	return html`
		<div class="field" part="field">
			<label class="field-label" part="field-label" for=${id}>${label}</label>
			<div class="arrow" part="arrow">
				<select class="select" part="select" id=${id} ?disabled=${!entries[0]} @change=${change}>
					<option value="" .textContent=${none}></option>
					${entries.map(
						([value, text]) =>
							html`<option translate="no" value=${value} .selected=${value === selected}>${text}</option>`,
					)}
				</select>
			</div>
		</div>
	`;
}
