import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { Callout } from "../../../components/ui/callout.tsx";
import { totalsQuery } from "../catalogue.api.ts";

/** Warns that an import removes cars for which there are corrections, aliases or key numbers. */
export function LostEntries({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const { data } = useQuery(totalsQuery(entry));
	return data && data.totals.lost > 0 ? <Callout variant="warning">{t("catalogue.removes_entries")}</Callout> : null;
}
