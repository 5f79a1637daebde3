import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { TabLinks } from "../../components/tab-links.tsx";

/** How other systems are connected. */
export function IntegrationsLayout() {
	const { t } = useTranslation();
	return (
		<>
			<TabLinks
				label={t("menu.integrations")}
				tabs={[
					{ to: "/c/integrations", text: t("api_keys.title"), exact: true },
					{ to: "/c/integrations/webhooks", text: t("webhooks.title"), exact: false },
				]}
			/>
			<Outlet />
		</>
	);
}
