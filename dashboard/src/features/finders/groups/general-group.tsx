import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { OUT_OF_STOCK } from "#worker/finders/finder.rules.ts";
import { ComboboxField, SelectField, SwitchField, TextField } from "../../../components/form/bound-fields.tsx";
import { langOf } from "../../../lib/language.ts";
import { useCountryChoices, useCurrencyChoices, useLanguageChoices } from "../finder-choices.ts";
import { Group, type GroupProps, Pair } from "./group.tsx";
import { RegistrationFields } from "./registration-fields.tsx";

const OUT_OF_STOCK_TEXTS = {
	nothing: "out_of_stock.nothing",
	mark: "out_of_stock.mark",
	hide: "out_of_stock.hide",
} as const;

export function GeneralGroup({ control }: GroupProps) {
	const { t } = useTranslation();
	const lang = langOf(useWatch({ control, name: "language" }));
	return (
		<Group id="general" title={t("group.general")}>
			<TextField
				control={control}
				name="label"
				label={t("finder.label")}
				hint={t("finder.label_hint")}
				lang={lang}
				maxLength={120}
			/>
			<SwitchField control={control} name="enabled" label={t("finder.enabled")} hint={t("finder.enabled_hint")} />
			<Pair>
				<SelectField control={control} name="language" label={t("finder.language")} choices={useLanguageChoices()} />
				<ComboboxField
					control={control}
					name="currency"
					label={t("finder.currency")}
					placeholder={t("field.choose")}
					choices={useCurrencyChoices()}
				/>
			</Pair>
			<ComboboxField
				control={control}
				name="countryId"
				label={t("finder.country")}
				placeholder={t("finder.no_country")}
				choices={[{ value: "", label: t("finder.no_country") }, ...useCountryChoices()]}
				toValue={(value) => (value === "" ? null : Number(value))}
			/>
			<SwitchField
				control={control}
				name="allowCents"
				label={t("finder.allow_cents")}
				hint={t("finder.allow_cents_hint")}
			/>
			<SelectField
				control={control}
				name="outOfStock"
				label={t("finder.out_of_stock")}
				hint={t("finder.out_of_stock_hint")}
				choices={OUT_OF_STOCK.map((value) => ({ value, label: t(OUT_OF_STOCK_TEXTS[value]) }))}
			/>
			<SwitchField
				control={control}
				name="carRequests"
				label={t("finder.car_requests")}
				hint={t("finder.car_requests_hint")}
			/>
			<RegistrationFields control={control} />
		</Group>
	);
}
