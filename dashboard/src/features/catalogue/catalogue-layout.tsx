import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { TabLinks } from "../../components/tab-links.tsx";
import { CATALOGUE_TABS } from "./catalogue-tabs.ts";

/** The catalogue's screens in one layout. */
export function CatalogueLayout() {
	const { t } = useTranslation();
	return (
		<>
			<TabLinks label={t("menu.catalogue")} tabs={CATALOGUE_TABS} />
			<Outlet />
		</>
	);
}
