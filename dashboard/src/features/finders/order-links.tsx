import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { isTextKey } from "../../i18n/is-text-key.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { useSelectedFinderId } from "./selected/use-selected-finder.ts";

const ROUTES = ["orders", "incoming_orders", "stock"];

/** The menu shows orders only beside a selected configuration: a company without one gets there from here. */
export function OrderLinks() {
	const { t } = useTranslation();
	const { config } = useCurrentUser();
	if (useSelectedFinderId() !== null) return null;
	return config.menu
		.filter(({ routeName }) => ROUTES.includes(routeName))
		.map(({ routeName, uri, linkText }) => (
			<Button key={routeName} variant="outline" asChild>
				<Link to={uri}>{isTextKey(linkText) ? t(linkText) : linkText}</Link>
			</Button>
		));
}
