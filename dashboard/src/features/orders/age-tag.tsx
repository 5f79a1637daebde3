import { useTranslation } from "react-i18next";
import { FilterTag } from "../../components/list/search-box.tsx";
import { useSetOrderFilters } from "./order-search.ts";

/** Shows that only orders are listed that have waited long. */
export function AgeTag({ age }: { age: "old" | undefined }) {
	const { t } = useTranslation();
	const setFilters = useSetOrderFilters();
	if (age === undefined) return null;
	const text = t("orders.older");
	return (
		<FilterTag
			text={text}
			label={t("orders.remove_filter", { filter: text })}
			onRemove={() => setFilters({ age: undefined })}
		/>
	);
}
