import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { type Control, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ComboboxField, TextField } from "../../../components/form/bound-fields.tsx";
import { ListNote } from "../../../components/form/list-note.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { adaptersQuery } from "./correction.api.ts";
import { ADAPTER_CHOICES, type CorrectionValues, NEW_OPTION } from "./correction-values.ts";

/** The wiper combinations, a row each; they never mix. */
export function CorrectionOptions({ control }: { control: Control<CorrectionValues> }) {
	const { t } = useTranslation();
	const { fields, append, remove } = useFieldArray({ control, name: "options" });
	return (
		<fieldset className="grid gap-4">
			<legend className="mb-2 font-medium">{t("cars.options")}</legend>
			<ListNote control={control} name="options" />
			{fields.length === 0 && <p className="text-muted-foreground">{t("cars.nothing_known")}</p>}
			{fields.map(({ id }, at) => (
				<OptionRow key={id} control={control} at={at} onRemove={() => remove(at)} />
			))}
			<Button variant="outline" size="sm" className="justify-self-start" onClick={() => append(NEW_OPTION)}>
				<Plus />
				{t("cars.add_option")}
			</Button>
		</fieldset>
	);
}

type OptionRowProps = { control: Control<CorrectionValues>; at: number; onRemove: () => void };

function OptionRow({ control, at, onRemove }: OptionRowProps) {
	const { t } = useTranslation();
	const { data: adapters = [] } = useQuery(adaptersQuery);
	const [none, universal] = ADAPTER_CHOICES;
	const choices = [
		{ value: none, label: t("cars.adapter_unknown") },
		{ value: universal, label: t("cars.adapter_universal") },
		...adapters.map(({ id, name }) => ({ value: String(id), label: name })),
	];
	const size = { control, autoComplete: "off", placeholder: "26/28", maxLength: 40 } as const;
	const row = String(at + 1);
	return (
		<section
			aria-label={t("cars.option", { number: row })}
			className="grid items-start gap-3 rounded-lg border p-3 sm:grid-cols-[1fr_1fr_1fr_1.6fr_auto]"
		>
			<TextField {...size} name={`options.${at}.driver`} label={t("catalogue.field_driver")} />
			<TextField {...size} name={`options.${at}.passenger`} label={t("catalogue.field_passenger")} />
			<TextField {...size} name={`options.${at}.rear`} label={t("catalogue.field_rear")} />
			<ComboboxField
				control={control}
				name={`options.${at}.adapter`}
				label={t("catalogue.field_adapter")}
				choices={choices}
				placeholder={t("cars.adapter_unknown")}
			/>
			<Button
				variant="ghost"
				size="icon"
				className="sm:mt-6"
				aria-label={t("cars.remove_option", { number: row })}
				onClick={onRemove}
			>
				<Trash2 />
			</Button>
		</section>
	);
}
