import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { SelectedFinder } from "../../components/selected-finder-gate.tsx";

export function OfferPage() {
	const { t } = useTranslation();
	return (
		<SelectedFinder>
			{(finder) => <PageHeader title={t("menu.assortments")} description={finder.label} />}
		</SelectedFinder>
	);
}
