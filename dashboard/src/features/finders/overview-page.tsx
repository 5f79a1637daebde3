import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { FinderStatus } from "./finder-status.tsx";
import { Checklist } from "./overview/checklist.tsx";
import { FactsCard } from "./overview/facts-card.tsx";
import { TabLinks } from "./overview/tab-links.tsx";
import { VisitsCard } from "./overview/visits-card.tsx";
import { SelectedFinder } from "./selected/selected-finder-gate.tsx";
import { testPageOf } from "./test-page.ts";

export const FinderOverviewPage = () => (
	<SelectedFinder>{(finder) => <Overview key={finder.id} finder={finder} />}</SelectedFinder>
);

/** A configuration's numbers, and its next step. */
function Overview({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const actions = (
		<>
			<FinderStatus finder={finder} />
			<Button variant="outline" asChild>
				<a href={testPageOf(finder)} target="_blank" rel="noopener">
					<ExternalLink />
					{t("finders.test")}
				</a>
			</Button>
		</>
	);
	return (
		<>
			<PageHeader title={finder.label} actions={actions} />
			{mayManage && <Checklist finder={finder} />}
			<div className="grid grid-cols-1 gap-6 @wide/page:grid-cols-2">
				<FactsCard finder={finder} />
				<VisitsCard finder={finder} />
			</div>
			<TabLinks />
		</>
	);
}
