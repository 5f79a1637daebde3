import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { OrderNumberCards } from "../orders/order-numbers.tsx";
import { StatisticsCards } from "../statistics/statistics-cards.tsx";
import { FinderOverview } from "./finder-overview.tsx";

/** The administrators' start page: the numbers, and links. */
export function WelcomePage() {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	return (
		<>
			<PageHeader
				title={t("welcome.title", { name: user.name || user.username })}
				description={t("welcome.description")}
			/>
			<OrderNumberCards />
			<StatisticsCards />
			<Card className="grid gap-5 p-6">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h2 className="font-semibold text-base">{t("welcome.finders")}</h2>
					<Button variant="outline" size="sm" asChild>
						<Link to="/c">{t("welcome.all_finders")}</Link>
					</Button>
				</div>
				<FinderOverview />
			</Card>
		</>
	);
}
