import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../components/combobox.tsx";
import { FilterTag } from "../../components/list/search-box.tsx";
import { Button } from "../../components/ui/button.tsx";
import { companiesQuery } from "../companies/select-lists.api.ts";
import { ACTION_TEXTS, ENTITY_TEXTS } from "./audit-words.ts";
import { DayInput, FilterRow, TextSelect } from "./filter-fields.tsx";
import type { useAuditFilters } from "./use-audit-filters.ts";

type AuditFiltersProps = ReturnType<typeof useAuditFilters> & { userName: string | undefined };

/** Narrows the log; user and single record come from an entry, and are removable tags. */
export function AuditFilterBar({ filters, set, clear, isFiltered, userName }: AuditFiltersProps) {
	const { t } = useTranslation();
	const { user, company, entity, thing, action, from, to } = filters;
	const tag = (text: string, onRemove: () => void) => (
		<FilterTag text={text} label={t("audit.remove_filter", { name: text })} onRemove={onRemove} />
	);
	return (
		<FilterRow>
			<TextSelect
				label={t("audit.entity")}
				all={t("audit.all_entities")}
				texts={ENTITY_TEXTS}
				value={entity ?? ""}
				onChange={(value) => set({ entity: value, thing: "" })}
			/>
			<TextSelect
				label={t("audit.action")}
				all={t("audit.all_actions")}
				texts={ACTION_TEXTS}
				value={action ?? ""}
				onChange={(value) => set({ action: value })}
			/>
			<CompanyFilter value={String(company ?? "")} onChange={(value) => set({ company: value })} />
			<DayInput label={t("audit.from")} value={from} onChange={(value) => set({ from: value })} />
			<DayInput label={t("audit.to")} value={to} onChange={(value) => set({ to: value })} />
			{user && tag(t("audit.by", { name: userName ?? `#${user}` }), () => set({ user: "" }))}
			{thing && tag(`#${thing}`, () => set({ thing: "" }))}
			{isFiltered && (
				<Button variant="link" size="inline" onClick={clear}>
					{t("audit.clear")}
				</Button>
			)}
		</FilterRow>
	);
}

function CompanyFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	const { t } = useTranslation();
	const { data = [] } = useQuery(companiesQuery());
	const id = useId();
	const choices = [
		{ value: "", label: t("audit.all_companies") },
		...data.map(({ id, title }) => ({ value: String(id), label: title })),
	];
	return (
		<div className="max-sm:col-span-2 sm:w-52">
			<span id={`${id}-label`} className="sr-only">
				{t("audit.for_company")}
			</span>
			<Combobox
				id={id}
				aria-labelledby={`${id}-label`}
				value={value}
				choices={choices}
				placeholder={t("audit.all_companies")}
				onChange={onChange}
			/>
		</div>
	);
}
