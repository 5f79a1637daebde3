import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "../../components/error-page.tsx";
import { TabLinks } from "../../components/tab-links.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { INTEGRATION_TABS } from "./integration-tabs.ts";

/** How other systems are connected. */
export function IntegrationsLayout() {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	if (!mayManage) return <ErrorPage status={403} />;
	return (
		<>
			<TabLinks label={t("menu.integrations")} tabs={INTEGRATION_TABS} />
			<Outlet />
		</>
	);
}
