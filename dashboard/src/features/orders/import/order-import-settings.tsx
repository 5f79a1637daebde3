import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderImportOptions, OrderMapping } from "#worker/orders/order-import.schema.ts";
import { missingOrderColumns, ORDER_FIELDS, type OrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import { Combobox } from "../../../components/combobox.tsx";
import { AppForm } from "../../../components/form/app-form.tsx";
import { Field } from "../../../components/form/field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { companiesQuery } from "../../companies/select-lists.api.ts";
import { ColumnField } from "../../imports/column-field.tsx";
import { SwitchField } from "../../imports/import-fields.tsx";
import type { FileHead } from "../../imports/inspect-file.ts";
import { ORDER_FIELD_NAMES } from "./order-field-names.ts";

export type OrderDraft = {
	file: File;
	head: FileHead;
	columns: OrderColumns;
	dryRun: boolean;
	companyId: number | null;
};
export type OrderPlan = { file: File; mapping: OrderMapping; options: OrderImportOptions };

type OrderImportSettingsProps = {
	draft: OrderDraft;
	asksCompany: boolean;
	onChange: (draft: OrderDraft) => void;
	onOther: () => void;
	onStart: (plan: OrderPlan) => void;
};

/** The columns, and whose orders they are. */
export function OrderImportSettings({ draft, asksCompany, onChange, onOther, onStart }: OrderImportSettingsProps) {
	const { t } = useTranslation();
	const [isRefused, setRefused] = useState(false);
	const missing = missingOrderColumns(draft.columns);
	const lacksCompany = asksCompany && draft.companyId === null;
	const start = (form: HTMLFormElement) => {
		const isIncomplete = missing.length > 0 || lacksCompany;
		setRefused(isIncomplete);
		if (isIncomplete) form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		else onStart(toPlan(draft));
	};
	return (
		<AppForm aria-label={t("orders.import_title")} className="grid gap-6" onSubmit={start}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<strong className="min-w-0 break-all font-medium">{draft.file.name}</strong>
				<Button variant="link" size="inline" onClick={onOther}>
					{t("catalogue.other")}
				</Button>
			</p>
			{asksCompany && (
				<CompanyChoice
					value={draft.companyId}
					error={lacksCompany && isRefused ? { message: "finders.company_required" } : undefined}
					onChange={(companyId) => onChange({ ...draft, companyId })}
				/>
			)}
			<fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
				<legend className="mb-3 font-semibold">{t("catalogue.mapping")}</legend>
				{ORDER_FIELDS.map((field) => (
					<ColumnField
						key={field}
						label={t(ORDER_FIELD_NAMES[field])}
						head={draft.head}
						column={draft.columns[field]}
						error={missing.includes(field) ? { message: "orders.columns_missing" } : undefined}
						onChoose={(column) => onChange({ ...draft, columns: { ...draft.columns, [field]: column } })}
					/>
				))}
			</fieldset>
			<SwitchField
				label={t("catalogue.dry_run_option")}
				hint={t("products.dry_run_hint")}
				checked={draft.dryRun}
				onChange={(dryRun) => onChange({ ...draft, dryRun })}
			/>
			{isRefused && missing.length > 0 && (
				<p role="alert" className="text-destructive">
					{t("orders.columns_missing")}
				</p>
			)}
			<DialogFooter>
				<Button type="submit">{t("products.start_import")}</Button>
			</DialogFooter>
		</AppForm>
	);
}

type CompanyChoiceProps = {
	value: number | null;
	error: { message: string } | undefined;
	onChange: (companyId: number) => void;
};

function CompanyChoice({ value, error, onChange }: CompanyChoiceProps) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<Field label={t("orders.mandant")} error={error}>
			{(aria) => (
				<Combobox
					{...aria}
					value={value === null ? "" : String(value)}
					choices={companies.map(({ id, title }) => ({ value: String(id), label: title }))}
					placeholder={t("orders.choose_company")}
					onChange={(chosen) => onChange(Number(chosen))}
				/>
			)}
		</Field>
	);
}

function toPlan({ file, head, columns, dryRun, companyId }: OrderDraft): OrderPlan {
	const chosen: OrderMapping["columns"] = {};
	for (const field of ORDER_FIELDS) {
		const column = columns[field];
		if (column !== undefined) chosen[field] = column;
	}
	return { file, mapping: { columns: chosen, width: head.header.length }, options: { dryRun, companyId } };
}
