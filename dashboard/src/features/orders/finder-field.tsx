import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { SelectField } from "../../components/form/bound-fields.tsx";
import type { OrderValues } from "./order-values.ts";

type FinderFieldProps = { form: UseFormReturn<OrderValues>; finders: readonly Finder[] };

/** Whose prices count, if a company has several configurations. */
export function FinderField({ form, finders }: FinderFieldProps) {
	const { t } = useTranslation();
	if (finders.length < 2) return null;
	return (
		<SelectField
			control={form.control}
			name="finder"
			label={t("orders.prices_of")}
			choices={[
				{ value: "", label: t("orders.prices_of_first") },
				...finders.map(({ id, label, currency }) => ({ value: String(id), label: `${label} (${currency})` })),
			]}
			toValue={(value) => (value === "" ? null : Number(value))}
		/>
	);
}
