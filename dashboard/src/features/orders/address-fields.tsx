import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ComboboxField, TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { useCountryChoices } from "../companies/company-choices.ts";
import { NO_ADDRESS, type OrderValues } from "./order-values.ts";

/** Another address than the company's own. */
export function AddressFields({ form }: { form: UseFormReturn<OrderValues> }) {
	const { t } = useTranslation();
	const { control } = form;
	const { field } = useController({ control, name: "deliverTo" });
	const countries = [{ value: "", label: t("companies.no_country") }, ...useCountryChoices()];
	const isOther = field.value !== null;
	/** What was typed, for somebody who switches it on again. */
	const [typed, setTyped] = useState<OrderValues["deliverTo"]>(NO_ADDRESS);
	const switchTo = (on: boolean) => {
		if (!on) setTyped(form.getValues("deliverTo"));
		form.setValue("deliverTo", on ? typed : null, { shouldDirty: true });
	};
	return (
		<>
			<Field inline label={t("orders.other_address")} hint={t("orders.other_address_hint")}>
				{({ "aria-labelledby": _, ...aria }) => <Switch checked={isOther} onCheckedChange={switchTo} {...aria} />}
			</Field>
			{isOther && (
				<fieldset className="grid gap-4">
					<legend className="sr-only">{t("orders.deliver_to")}</legend>
					<TextField control={control} name="deliverTo.name" label={t("orders.recipient")} maxLength={200} />
					<div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
						<TextField control={control} name="deliverTo.street" label={t("companies.street")} maxLength={200} />
						<TextField
							control={control}
							name="deliverTo.houseNumber"
							label={t("companies.house_number")}
							maxLength={200}
						/>
					</div>
					<div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
						<TextField control={control} name="deliverTo.zip" label={t("companies.zip")} maxLength={200} />
						<TextField control={control} name="deliverTo.city" label={t("companies.city")} maxLength={200} />
					</div>
					<ComboboxField
						control={control}
						name="deliverTo.country"
						label={t("companies.country")}
						placeholder={t("companies.no_country")}
						choices={countries}
						toValue={(value) => (value === "" ? null : Number(value))}
					/>
					<TextField control={control} name="deliverTo.phone" type="tel" label={t("companies.phone")} maxLength={200} />
				</fieldset>
			)}
		</>
	);
}
