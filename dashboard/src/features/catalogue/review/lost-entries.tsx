import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../components/ui/callout.tsx";
import { totalsQuery } from "../catalogue.api.ts";

/** Warns that an import removes cars for which there are corrections, aliases or key numbers. */
export function LostEntries({ id }: { id: number }) {
	const { t } = useTranslation();
	const { data } = useQuery(totalsQuery(id));
	return data && data.totals.lost > 0 ? <Callout variant="warning">{t("catalogue.removes_entries")}</Callout> : null;
}
