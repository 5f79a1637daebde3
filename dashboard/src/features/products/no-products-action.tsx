import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { finderStateQuery } from "./product.api.ts";

/** Links to what is missing: a price first, then assortments that have the sizes of the catalogue's cars. */
export function NoProductsAction({ finder }: { finder: number }) {
	const { t } = useTranslation();
	const { data } = useQuery(finderStateQuery(finder));
	if (!data) return null;
	return (
		<Button asChild>
			{data.hasPrices ? (
				<Link to="/c/assortments">{t("products.none_choose")}</Link>
			) : (
				<Link to="/c/pricing">{t("products.none_price")}</Link>
			)}
		</Button>
	);
}
