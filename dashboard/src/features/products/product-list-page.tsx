import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { SelectedFinder } from "../../components/selected-finder-gate.tsx";

export function ProductListPage() {
	const { t } = useTranslation();
	return (
		<SelectedFinder>{(finder) => <PageHeader title={t("menu.products")} description={finder.label} />}</SelectedFinder>
	);
}
