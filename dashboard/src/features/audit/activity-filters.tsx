import { useTranslation } from "react-i18next";
import { ACTIVITY_ENTITIES } from "#worker/audit/audit.rules.ts";
import { Button } from "../../components/ui/button.tsx";
import { ACTION_TEXTS, ENTITY_TEXTS } from "./audit-words.ts";
import { DayInput, FilterRow, TextSelect } from "./filter-fields.tsx";
import type { useAuditFilters } from "./use-audit-filters.ts";

const ENTITIES = Object.fromEntries(ACTIVITY_ENTITIES.map((entity) => [entity, ENTITY_TEXTS[entity]]));
const { create, update, remove } = ACTION_TEXTS;

/** Narrows a company's own log. */
export function ActivityFilterBar({ filters, set, clear, isFiltered }: ReturnType<typeof useAuditFilters>) {
	const { t } = useTranslation();
	const { entity = "", action = "", from, to } = filters;
	return (
		<FilterRow>
			<TextSelect
				label={t("audit.entity")}
				all={t("audit.all_entities")}
				texts={ENTITIES}
				value={entity}
				onChange={(value) => set({ entity: value })}
			/>
			<TextSelect
				label={t("audit.action")}
				all={t("audit.all_actions")}
				texts={{ create, update, remove }}
				value={action}
				onChange={(value) => set({ action: value })}
			/>
			<DayInput label={t("audit.from")} value={from} onChange={(value) => set({ from: value })} />
			<DayInput label={t("audit.to")} value={to} onChange={(value) => set({ to: value })} />
			{isFiltered && (
				<Button variant="link" size="inline" onClick={clear}>
					{t("audit.clear")}
				</Button>
			)}
		</FilterRow>
	);
}
