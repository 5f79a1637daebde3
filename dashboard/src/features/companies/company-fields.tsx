import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Company, CompanyInput } from "#worker/companies/company.schema.ts";
import { ComboboxField, SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { ImageField } from "../../components/form/image-field.tsx";
import { MultiCombobox } from "../../components/multi-combobox.tsx";
import { useCountryChoices, useFrontChoices, useSupplierChoices } from "./company-choices.ts";

type FieldsProps = { control: Control<CompanyInput> };

/** `company`: as it was read; undefined for a new one. */
export function CompanyFields({ control, company }: FieldsProps & { company?: Company | undefined }) {
	const { t } = useTranslation();
	const noCountry = { value: "", label: t("companies.no_country") };
	return (
		<>
			<TextField control={control} name="title" label={t("companies.name")} maxLength={200} />
			<div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
				<TextField control={control} name="street" label={t("companies.street")} maxLength={200} />
				<TextField control={control} name="houseNumber" label={t("companies.house_number")} maxLength={200} />
			</div>
			<div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
				<TextField control={control} name="zip" label={t("companies.zip")} maxLength={200} />
				<TextField control={control} name="city" label={t("companies.city")} maxLength={200} />
			</div>
			<div className="grid gap-5 sm:grid-cols-2">
				<ComboboxField
					control={control}
					name="country"
					label={t("companies.country")}
					placeholder={t("companies.no_country")}
					choices={[noCountry, ...useCountryChoices()]}
					toValue={(value) => (value === "" ? null : Number(value))}
				/>
				<TextField control={control} name="phone" type="tel" label={t("companies.phone")} maxLength={200} />
			</div>
			<ImageField control={control} name="logo" label={t("companies.logo")} hint={t("companies.logo_hint")} isWhole />
			<FrontAssortmentsField control={control} />
			<ComboboxField
				control={control}
				name="supplierId"
				label={t("companies.supplier_id")}
				hint={t("companies.supplier_id_hint")}
				placeholder={t("companies.no_supplier")}
				choices={[{ value: "", label: t("companies.no_supplier") }, ...useSupplierChoices(company)]}
				toValue={(value) => (value === "" ? null : Number(value))}
			/>
			<SwitchField control={control} name="active" label={t("companies.active")} hint={t("companies.active_hint")} />
			<SwitchField control={control} name="primeOrdersAllowed" label={t("companies.prime_orders")} />
			<SwitchField
				control={control}
				name="supplier"
				label={t("companies.supplier")}
				hint={t("companies.supplier_hint")}
			/>
		</>
	);
}

function FrontAssortmentsField({ control }: FieldsProps) {
	const { t } = useTranslation();
	const choices = useFrontChoices();
	const { field, fieldState } = useController({ control, name: "allowedFrontAssortments" });
	return (
		<Field label={t("companies.fronts")} hint={t("companies.fronts_hint")} error={fieldState.error}>
			{(aria) => (
				<MultiCombobox
					{...aria}
					ref={field.ref}
					values={field.value.map(String)}
					choices={choices}
					onChange={(values) => field.onChange(values.map(Number))}
					onBlur={field.onBlur}
				/>
			)}
		</Field>
	);
}
