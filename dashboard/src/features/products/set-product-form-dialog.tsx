import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toKnown } from "#worker/products/product-parts.rules.ts";
import type { SetProduct } from "#worker/products/set-product.schema.ts";
import { ComboboxField, TextField } from "../../components/form/bound-fields.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { FreePriceDialog } from "../assortments/free-price-dialog.tsx";
import { companiesQuery } from "../companies/select-lists.api.ts";
import {
	createSetProduct,
	fetchSetProduct,
	productAssortmentsQuery,
	refreshProducts,
	type SetProductValues,
	updateSetProduct,
} from "./set-product.api.ts";
import { PartFields } from "./set-product-part-fields.tsx";
import { PriceFields } from "./set-product-price-fields.tsx";
import {
	isSetProductField,
	newSetProductValues,
	setProductResolver,
	skuOfParts,
	toSetProductValues,
} from "./set-product-values.ts";

type SetProductFormDialogProps = {
	/** The edited product; undefined: a new one. */
	product?: SetProduct | undefined;
	/** The owner of a new one: undefined is the user's company, "choose" asks an administrator. */
	owner?: number | null | undefined | "choose";
	/** What a new one begins with. */
	values?: Partial<SetProductValues> | undefined;
	/** The sign of the currency that a new price has. */
	currency?: string;
	onClose: () => void;
};

/** Adds a set product or a bundle, or edits the given one. */
export function SetProductFormDialog({ product, owner, values, currency, onClose }: SetProductFormDialogProps) {
	const { t } = useTranslation();
	const form = useForm<SetProductValues>({
		resolver: setProductResolver,
		defaultValues: product
			? toSetProductValues(product)
			: newSetProductValues(owner === "choose" ? undefined : owner, values),
	});
	/** Validated and not sent yet: a price of 0 is confirmed first. */
	const [free, setFree] = useState<SetProductValues | null>(null);
	const cancel = () => setFree(null);
	const close = useOwnClose(onClose);
	const { base, send, isSaving, stale } = useEntitySave<SetProduct, SetProductValues>({
		form,
		entity: product,
		toValues: toSetProductValues,
		isField: isSetProductField,
		staleCode: "products.stale",
		create: createSetProduct,
		update: (base, { companyId: _, ...values }, once) => updateSetProduct({ ...base, ...values }, once),
		fetchNewer: ({ id }) => fetchSetProduct(id),
		onFailed: refreshProducts,
		onSaved: (_, show) => {
			if (!(product && show())) close();
			void refreshProducts();
		},
	});
	const save = form.handleSubmit((values) =>
		values.price === 0 && base?.price !== 0 ? setFree(values) : send(values),
	);
	return (
		<>
			<FormDialog
				title={product ? t("set_products.edit", { sku: product.sku }) : t("set_products.add")}
				className="max-w-2xl"
				// Parts that were chosen elsewhere are not typed here.
				isDirty={form.formState.isDirty}
				isSaving={isSaving}
				staysOpen={product !== undefined}
				onSubmit={save}
				onClose={onClose}
			>
				{owner === "choose" && !product && <OwnerField form={form} />}
				<SetProductFields form={form} product={product} owner={owner} currency={currency ?? null} />
			</FormDialog>
			<FreePriceDialog
				count={free ? 1 : 0}
				description={t("set_products.free_description")}
				busy={isSaving}
				confirm={() => free && send(free, cancel)}
				cancel={cancel}
			/>
			{stale && <StaleDialog {...stale} />}
		</>
	);
}

const EVERYONE = "0";

function OwnerField({ form }: { form: UseFormReturn<SetProductValues> }) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<ComboboxField
			control={form.control}
			name="companyId"
			label={t("products.column_owner")}
			placeholder={t("set_products.choose_company")}
			choices={[
				{ value: EVERYONE, label: t("products.owner_everyone") },
				...companies.map(({ id, title }) => ({ value: String(id), label: title })),
			]}
			toValue={(value) => (value === EVERYONE ? null : Number(value))}
		/>
	);
}

type FieldsProps = Pick<SetProductFormDialogProps, "product" | "owner"> & {
	form: UseFormReturn<SetProductValues>;
	currency: string | null;
};

function SetProductFields({ form, product, owner, currency }: FieldsProps) {
	const { t } = useTranslation();
	const { control } = form;
	const chosen = useWatch({ control, name: "companyId" });
	const isOwn = owner === undefined;
	const companyId = isOwn ? undefined : product ? (product.company?.id ?? null) : (chosen ?? null);
	const { data: assortments = [] } = useQuery(productAssortmentsQuery(companyId));
	const isBundle = useWatch({ control, name: "bundleType" }) !== null;
	const derived = skuOfParts({ ...newSetProductValues(undefined), ...useWatch({ control }) }, toKnown(assortments));
	return (
		<>
			<PartFields form={form} assortments={assortments} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					control={control}
					name="sku"
					label={t("products.column_sku")}
					maxLength={120}
					spellCheck={false}
					{...(derived !== undefined && { placeholder: derived, hint: t("set_products.sku_hint", { sku: derived }) })}
				/>
				{isBundle ? (
					<TextField
						control={control}
						name="bundleShortCode"
						label={t("set_products.short_code")}
						hint={t("set_products.short_code_hint")}
						maxLength={10}
						spellCheck={false}
					/>
				) : (
					<ReferenceField form={form} />
				)}
			</div>
			<TextField
				control={control}
				name="name"
				label={t("products.column_name")}
				hint={isBundle ? t("set_products.name_hint") : t("set_products.name_remark")}
				maxLength={120}
			/>
			<PriceFields form={form} currency={currency} />
			{isBundle && <ReferenceField form={form} />}
			<TextField control={control} name="description" label={t("set_products.text")} maxLength={1000} />
		</>
	);
}

function ReferenceField({ form }: { form: UseFormReturn<SetProductValues> }) {
	const { t } = useTranslation();
	return (
		<TextField
			control={form.control}
			name="referenceSku"
			label={t("set_products.reference_sku")}
			hint={t("set_products.reference_hint")}
			maxLength={120}
			spellCheck={false}
		/>
	);
}
