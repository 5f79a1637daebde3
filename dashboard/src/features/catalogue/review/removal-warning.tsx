import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { needsConfirmation } from "#worker/catalogue/versions/removal.rules.ts";
import { Callout } from "../../../components/ui/callout.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { totalsQuery } from "../catalogue.api.ts";

/** Warns in red that an import removes more than a tenth of the cars. */
export function RemovalWarning({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data } = useQuery(totalsQuery(entry));
	if (!data) return null;
	const [removed, total] = [data.totals.gone, data.carsBefore];
	if (!needsConfirmation({ removed, total })) return null;
	return (
		<Callout variant="problem" role="alert">
			<strong className="font-semibold">
				{t("catalogue.removes_cars", { removed: formatNumber(removed, tag), count: total })}
			</strong>{" "}
			{t("catalogue.removes_hint")}
		</Callout>
	);
}
