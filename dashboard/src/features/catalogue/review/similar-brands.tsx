import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { Callout } from "../../../components/ui/callout.tsx";
import { totalsQuery } from "../catalogue.api.ts";

/** Warns of new vehicle brands that may be another one under another name. */
export function SimilarBrands({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const { data } = useQuery(totalsQuery(entry));
	if (!data || data.similarBrands.length === 0) return null;
	return (
		<Callout variant="warning">
			<ul>
				{data.similarBrands.map(({ brand, similar }) => (
					<li key={brand} className="font-semibold break-words">
						{t("catalogue.similar_brands", { brand, similar })}
					</li>
				))}
			</ul>
			{t("catalogue.similar_brands_hint")}
		</Callout>
	);
}
