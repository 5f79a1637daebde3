import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { TabLinks } from "../../components/tab-links.tsx";

/** The catalogue's screens in one layout. */
export function CatalogueLayout() {
	const { t } = useTranslation();
	return (
		<>
			<TabLinks
				label={t("menu.catalogue")}
				tabs={[
					{ to: "/a/catalogue", text: t("catalogue.versions"), exact: true },
					{ to: "/a/catalogue/import", text: t("catalogue.import"), exact: false },
					{ to: "/a/catalogue/cars", text: t("cars.title"), exact: false },
					{ to: "/a/catalogue/corrections", text: t("cars.corrections_title"), exact: false },
					{ to: "/a/catalogue/quality", text: t("quality.title"), exact: false },
					{ to: "/a/catalogue/car-requests", text: t("menu.car_requests"), exact: false },
				]}
			/>
			<Outlet />
		</>
	);
}
