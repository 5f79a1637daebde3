import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BUNDLE_TYPES, isOfBundle, QUANTITY_MAX, QUANTITY_MIN, toKnown } from "#worker/products/product-parts.rules.ts";
import type { ProductAssortment } from "#worker/products/set-product.schema.ts";
import { ComboboxField, SelectField } from "../../components/form/bound-fields.tsx";
import type { SetProductValues } from "./set-product.api.ts";
import { fitSizes } from "./set-product-values.ts";

type PartFieldsProps = { form: UseFormReturn<SetProductValues>; assortments: readonly ProductAssortment[] };

const toSize = (value: string) => (value === "" ? null : Number(value));
const QUANTITIES = Array.from({ length: QUANTITY_MAX - QUANTITY_MIN + 1 }, (_, at) => String(at + QUANTITY_MIN));

/** What the product is made of: its type, the assortments, and sizes for which they have a blade. */
export function PartFields({ form, assortments }: PartFieldsProps) {
	const { t } = useTranslation();
	const { control } = form;
	const { bundleType, code, rearCode } = useWatch({ control });
	const series = assortments.find((one) => one.code === code);
	const rearSeries = bundleType === "front-rear" ? assortments.find((one) => one.code === rearCode) : series;
	const known = toKnown(assortments);
	const change = (patch: Partial<SetProductValues>) => {
		const fitted = fitSizes({ ...form.getValues(), ...patch }, known);
		const fields = ["driver", "passenger", "rear"] as const;
		for (const field of fields) form.setValue(field, fitted[field], { shouldDirty: true });
	};
	const typeOf = (value: string) => BUNDLE_TYPES.find((type) => type === value) ?? null;
	const toChoices = (fits: (one: ProductAssortment) => boolean) =>
		assortments.filter(fits).map((one) => ({ value: one.code, label: `${one.brand} ${one.name} (${one.code})` }));
	const sizesOf = (of: ProductAssortment | undefined, none: string) => [
		{ value: "", label: none },
		...(of?.sizes ?? []).map((inch) => ({ value: String(inch), label: `${inch}″` })),
	];
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					control={control}
					name="bundleType"
					label={t("products.column_kind")}
					choices={[
						{ value: "", label: t("products.kind_set") },
						{ value: "front-rear", label: t("set_products.front_rear") },
						{ value: "multipack", label: t("set_products.multipack") },
					]}
					toValue={(value) => {
						change({ bundleType: typeOf(value) });
						return typeOf(value);
					}}
				/>
				{bundleType === "multipack" && (
					<SelectField
						control={control}
						name="quantity"
						label={t("set_products.quantity")}
						choices={[{ value: "", label: t("field.choose") }, ...QUANTITIES.map((value) => ({ value, label: value }))]}
						toValue={toSize}
					/>
				)}
			</div>
			<div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
				<ComboboxField
					control={control}
					name="code"
					label={t("set_products.assortment")}
					placeholder={t("set_products.choose_assortment")}
					choices={toChoices(({ kind }) => !bundleType || isOfBundle(bundleType, kind))}
					toValue={(value) => {
						change({ code: value });
						return value;
					}}
				/>
				{series?.kind === "front" && (
					<>
						<SelectField
							control={control}
							name="driver"
							label={t("products.driver")}
							choices={sizesOf(series, "–")}
							toValue={toSize}
						/>
						<SelectField
							control={control}
							name="passenger"
							label={t("products.passenger")}
							choices={sizesOf(series, t("set_products.no_passenger"))}
							toValue={toSize}
						/>
					</>
				)}
				{series?.kind === "rear" && bundleType !== "front-rear" && (
					<SelectField
						control={control}
						name="rear"
						label={t("products.rear")}
						choices={sizesOf(series, "–")}
						toValue={toSize}
					/>
				)}
			</div>
			{bundleType === "front-rear" && (
				<div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
					<ComboboxField
						control={control}
						name="rearCode"
						label={t("set_products.rear_assortment")}
						placeholder={t("set_products.choose_assortment")}
						choices={toChoices(({ kind }) => kind === "rear")}
						toValue={(value) => {
							change({ rearCode: value });
							return value;
						}}
					/>
					<SelectField
						control={control}
						name="rear"
						label={t("products.rear")}
						choices={sizesOf(rearSeries, "–")}
						toValue={toSize}
					/>
				</div>
			)}
		</>
	);
}
