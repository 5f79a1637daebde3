import { useTranslation } from "react-i18next";
import { namesSku } from "#worker/finders/finder.rules.ts";
import { Callout } from "../../components/ui/callout.tsx";

/** How to write the shop link; without `{sku}` it is allowed, with a warning. */
export function SkuHint({ url }: { url: string }) {
	const { t } = useTranslation();
	const hasWarning = url !== "" && !namesSku(url);
	return (
		<>
			<span>{t("finder.shop_product_url_hint")}</span>
			<span role="status" className="block">
				{hasWarning && (
					<Callout variant="warning" className="mt-1.5">
						{t("finder.sku_missing")}
					</Callout>
				)}
			</span>
		</>
	);
}
