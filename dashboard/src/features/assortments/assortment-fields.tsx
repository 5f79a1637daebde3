import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ASSORTMENT_KINDS, CODE_MAX, suggestCode } from "#worker/assortments/assortment.rules.ts";
import { ARM_TYPES } from "#worker/catalogue/fitment/arm.rules.ts";
import { SelectField, SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { ImageField } from "../../components/form/image-field.tsx";
import { NumberInput } from "../../components/form/number-input.tsx";
import type { AssortmentValues } from "./assortment-values.ts";
import { brandsQuery } from "./brand.api.ts";
import { BrandField } from "./brand-field.tsx";
import { KIND_TEXTS } from "./kind.ts";
import type { BrandEdit } from "./use-brand-edit.ts";

type AssortmentFieldsProps = { form: UseFormReturn<AssortmentValues>; brand: BrandEdit; isNew: boolean };

export function AssortmentFields({ form, brand, isNew }: AssortmentFieldsProps) {
	const { t } = useTranslation();
	const { control } = form;
	const kind = useWatch({ control, name: "kind" });
	const isAdapter = kind === "adapter";
	const choices = ASSORTMENT_KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value]) }));
	return (
		<>
			<div className="grid min-w-0 items-start gap-5 @lg/page:grid-cols-2">
				{isNew && <SelectField control={control} name="kind" label={t("assortment.kind")} choices={choices} />}
				<BrandField control={control} brand={brand} className={isNew ? undefined : "@lg/page:col-span-2"} />
				<TextField
					control={control}
					name="technicalName"
					label={t("assortment.technical_name")}
					hint={isAdapter ? t("assortment.technical_name_adapter_hint") : t("assortment.technical_name_hint")}
					maxLength={100}
				/>
				{isNew && <CodeField form={form} />}
				<TextField control={control} name="namePrefix" label={t("assortment.name_prefix")} maxLength={100} />
				<TextField
					control={control}
					name="nameReplace"
					label={t("assortment.name_replace")}
					hint={t("assortment.name_replace_hint")}
					maxLength={100}
				/>
				{isAdapter && <PriceField form={form} />}
				{isAdapter && <ArmTypeField form={form} />}
			</div>
			{!isAdapter && (
				<SwitchField
					control={control}
					name="omitOnUniversalAdapter"
					label={t("assortment.omit")}
					hint={t("assortment.omit_hint")}
				/>
			)}
			<div className="grid min-w-0 items-start gap-5 @lg/page:grid-cols-2">
				<ImageField control={control} name="imageFront" label={t("assortment.image_front")} />
				{kind === "front" && (
					<ImageField
						control={control}
						name="imageFrontAndRear"
						label={t("assortment.image_front_and_rear")}
						hint={t("assortment.image_front_and_rear_hint")}
					/>
				)}
			</div>
		</>
	);
}

/** Suggested from brand and name, until the user types one. */
function CodeField({ form }: { form: UseFormReturn<AssortmentValues> }) {
	const { t } = useTranslation();
	const { control, setValue, getFieldState, formState } = form;
	const { data: brands } = useQuery(brandsQuery());
	const [make, technicalName] = useWatch({ control, name: ["make", "technicalName"] });
	const brand = brands?.find(({ id }) => id === make)?.name ?? "";
	const isOwn = getFieldState("code", formState).isTouched;
	useEffect(() => {
		if (!isOwn) setValue("code", suggestCode(brand, technicalName), { shouldValidate: formState.isSubmitted });
	}, [brand, technicalName, isOwn, setValue, formState.isSubmitted]);
	return (
		<TextField
			control={control}
			name="code"
			label={t("assortment.code")}
			hint={t("assortment.code_hint")}
			maxLength={CODE_MAX}
			autoComplete="off"
			spellCheck={false}
		/>
	);
}

/** Empty: not given. */
function ArmTypeField({ form: { control } }: { form: UseFormReturn<AssortmentValues> }) {
	const { t } = useTranslation();
	return (
		<SelectField
			control={control}
			name="armType"
			label={t("assortment.arm_type")}
			hint={t("assortment.arm_type_hint")}
			choices={[
				{ value: "", label: t("assortment.no_arm_type") },
				...ARM_TYPES.map((value) => ({ value, label: t(`arm.${value}`) })),
			]}
			toValue={(value) => value || null}
		/>
	);
}

function PriceField({ form: { control } }: { form: UseFormReturn<AssortmentValues> }) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "price" });
	return (
		<Field label={t("assortment.price")} hint={t("assortment.price_hint")} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => <NumberInput {...field} {...aria} empty="null" decimals={2} />}
		</Field>
	);
}
