import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LengthUnit } from "#worker/imports/header.rules.ts";
import type { ProductImportOptions, ProductMapping } from "#worker/products/product-import.schema.ts";
import {
	type ColumnProblem,
	columnProblems,
	PRODUCT_FIELDS,
	type ProductColumns,
} from "#worker/products/product-mapping.rules.ts";
import { Combobox } from "../../../components/combobox.tsx";
import { AppForm } from "../../../components/form/app-form.tsx";
import { Field } from "../../../components/form/field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { companiesQuery } from "../../companies/select-lists.api.ts";
import { ColumnField } from "../../imports/column-field.tsx";
import { SwitchField, UnitField } from "../../imports/import-fields.tsx";
import type { FileHead } from "../../imports/inspect-file.ts";
import { PRODUCT_FIELD_NAMES } from "./product-field-names.ts";

export type ProductDraft = {
	file: File;
	head: FileHead;
	columns: ProductColumns;
	unit: LengthUnit;
	options: ProductImportOptions;
};
export type ProductPlan = { file: File; mapping: ProductMapping; options: ProductImportOptions };

type ProductImportSettingsProps = {
	draft: ProductDraft;
	/** The owner is known: neither the user nor a column names it. */
	isOfOneOwner: boolean;
	onChange: (draft: ProductDraft) => void;
	onOther: () => void;
	onStart: (plan: ProductPlan) => void;
};

/** The columns, the owner of the products, and what happens to other products. */
export function ProductImportSettings({ draft, isOfOneOwner, onChange, onOther, onStart }: ProductImportSettingsProps) {
	const { t } = useTranslation();
	const [isRefused, setRefused] = useState(false);
	const problems = columnProblems(draft.columns);
	const start = (form: HTMLFormElement) => {
		setRefused(problems.length > 0);
		if (problems.length > 0) {
			form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
			return;
		}
		onStart({ file: draft.file, mapping: toMapping(draft), options: draft.options });
	};
	return (
		<AppForm aria-label={t("products.import_title")} className="grid gap-6" onSubmit={start}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<strong className="min-w-0 break-all font-medium">{draft.file.name}</strong>
				<Button variant="link" size="inline" onClick={onOther}>
					{t("catalogue.other")}
				</Button>
			</p>
			<fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
				<legend className="mb-3 font-semibold">{t("catalogue.mapping")}</legend>
				{PRODUCT_FIELDS.filter((field) => !isOfOneOwner || field !== "company").map((field) => (
					<ColumnField
						key={field}
						label={t(PRODUCT_FIELD_NAMES[field])}
						head={draft.head}
						column={draft.columns[field]}
						error={errorOf(problems.find((problem) => problem.field === field))}
						onChoose={(column) => onChange({ ...draft, columns: { ...draft.columns, [field]: column } })}
					/>
				))}
			</fieldset>
			<ImportOptions draft={draft} isOfOneOwner={isOfOneOwner} onChange={onChange} />
			{isRefused && problems[0] && (
				<p role="alert" className="text-destructive">
					{t(problems[0].code)}
				</p>
			)}
			<DialogFooter>
				<Button type="submit">{t("products.start_import")}</Button>
			</DialogFooter>
		</AppForm>
	);
}

type ImportOptionsProps = Pick<ProductImportSettingsProps, "draft" | "isOfOneOwner" | "onChange">;

function ImportOptions({ draft, isOfOneOwner, onChange }: ImportOptionsProps) {
	const { t } = useTranslation();
	const { options, unit } = draft;
	const take = (change: Partial<ProductImportOptions>) => onChange({ ...draft, options: { ...options, ...change } });
	return (
		<fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
			<legend className="mb-3 font-semibold">{t("catalogue.options")}</legend>
			{!isOfOneOwner && <OwnerField value={options.companyId} onChange={(companyId) => take({ companyId })} />}
			<Field
				label={t("catalogue.mode")}
				hint={options.mode === "merge" ? t("products.mode_merge_hint") : t("products.mode_replace_hint")}
			>
				{({ "aria-labelledby": _, ...aria }) => (
					<NativeSelect
						{...aria}
						value={options.mode}
						onChange={({ target }) => take({ mode: target.value === "replace" ? "replace" : "merge" })}
					>
						<option value="merge">{t("products.mode_merge")}</option>
						<option value="replace">{t("products.mode_replace")}</option>
					</NativeSelect>
				)}
			</Field>
			<UnitField unit={unit} onChange={(chosen) => onChange({ ...draft, unit: chosen })} />
			<SwitchField
				label={t("catalogue.dry_run_option")}
				hint={t("products.dry_run_hint")}
				checked={options.dryRun}
				onChange={(dryRun) => take({ dryRun })}
			/>
		</fieldset>
	);
}

type OwnerFieldProps = { value: number | null; onChange: (companyId: number | null) => void };

function OwnerField({ value, onChange }: OwnerFieldProps) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<Field label={t("products.import_owner")} hint={t("products.import_owner_hint")}>
			{(aria) => (
				<Combobox
					{...aria}
					value={String(value ?? "")}
					choices={[
						{ value: "", label: t("products.owner_everyone") },
						...companies.map(({ id, title }) => ({ value: String(id), label: title })),
					]}
					placeholder={t("products.owner_everyone")}
					onChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
				/>
			)}
		</Field>
	);
}

const errorOf = (problem: ColumnProblem | undefined) => problem && { message: problem.code };

function toMapping({ columns, unit, head }: ProductDraft): ProductPlan["mapping"] {
	const chosen: ProductPlan["mapping"]["columns"] = {};
	for (const field of PRODUCT_FIELDS) {
		const column = columns[field];
		if (column !== undefined) chosen[field] = column;
	}
	return { columns: chosen, unit, width: head.header.length };
}
