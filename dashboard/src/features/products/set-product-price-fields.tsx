import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useMemo } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currencyDigits } from "#worker/money/currency-digits.rules.ts";
import { ComboboxField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { NumberInput } from "../../components/form/number-input.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { decimalPoint } from "../../lib/decimal.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { currenciesQuery } from "../companies/select-lists.api.ts";
import { useCurrencyChoices } from "../finders/finder-choices.ts";
import { readOwnPrice } from "./own-price.rules.ts";
import type { SetProductValues } from "./set-product.api.ts";

type PriceFieldsProps = {
	form: UseFormReturn<SetProductValues>;
	/** The sign of the currency that a new price has. */
	currency: string | null;
};

const MODES = ["parts", "own", "discount"] as const;
type Mode = (typeof MODES)[number];

/** The price: that of the parts, one of its own in a currency, or a discount on the parts of a bundle. */
export function PriceFields({ form, currency }: PriceFieldsProps) {
	const { t } = useTranslation();
	const { control } = form;
	const { bundleType, price, discount } = useWatch({ control });
	const isBundle = bundleType !== null;
	const mode: Mode = price !== null ? "own" : isBundle && discount !== null ? "discount" : "parts";
	const texts = {
		parts: t("set_products.price_parts"),
		own: t("set_products.price_own"),
		discount: t("set_products.price_discount"),
	};
	const choose = (chosen: Mode) => {
		// NaN: not typed yet.
		form.setValue("price", chosen === "own" ? Number.NaN : null, { shouldDirty: true });
		form.setValue("discount", chosen === "discount" ? Number.NaN : null, { shouldDirty: true });
		if (chosen === "own" && form.getValues("currency") === null) form.setValue("currency", currency);
		form.clearErrors(["price", "discount", "currency"]);
	};
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Field label={t("products.column_price")}>
				{({ "aria-labelledby": _, ...aria }) => (
					<NativeSelect
						{...aria}
						value={mode}
						onChange={({ target }) => choose(MODES.find((one) => one === target.value) ?? "parts")}
					>
						{MODES.filter((one) => isBundle || one !== "discount").map((one) => (
							<option key={one} value={one}>
								{texts[one]}
							</option>
						))}
					</NativeSelect>
				)}
			</Field>
			{mode === "own" && <OwnPrice form={form} />}
			{mode === "discount" && (
				<NumberField
					form={form}
					name="discount"
					label={t("set_products.discount")}
					hint={t("set_products.discount_hint")}
				/>
			)}
		</div>
	);
}

function OwnPrice({ form }: Pick<PriceFieldsProps, "form">) {
	const { t } = useTranslation();
	const point = decimalPoint(useLanguageTag());
	const { data: currencies } = useQuery(currenciesQuery());
	const sign = useWatch({ control: form.control, name: "currency" });
	const currency = currencies?.find((one) => one.sign === sign);
	const parse = useMemo(() => currency && ((text: string) => readOwnPrice(text, currency, point)), [currency, point]);
	const decimals = currency ? currencyDigits(currency.iso) : 2;
	return (
		<>
			<NumberField
				form={form}
				name="price"
				label={t("set_products.price_own")}
				decimals={decimals}
				{...(parse && { parse })}
			/>
			<ComboboxField
				control={form.control}
				name="currency"
				label={t("set_products.currency")}
				hint={t("set_products.price_hint")}
				placeholder={t("set_products.choose_currency")}
				choices={useCurrencyChoices()}
				className="sm:col-span-2"
			/>
		</>
	);
}

type NumberFieldProps = Pick<PriceFieldsProps, "form"> & {
	name: "price" | "discount";
	label: string;
	hint?: string;
} & Pick<ComponentProps<typeof NumberInput>, "decimals" | "parse">;

function NumberField({ form, name, label, hint, ...read }: NumberFieldProps) {
	const { field, fieldState } = useController({ control: form.control, name });
	return (
		<Field label={label} hint={hint} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => <NumberInput {...aria} {...field} {...read} />}
		</Field>
	);
}
