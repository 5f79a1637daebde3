import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { FinderForm } from "./finder-form.tsx";
import { FinderStatus } from "./finder-status.tsx";
import { SelectedFinder } from "./selected/selected-finder-gate.tsx";

export function FinderSettingsPage() {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	return (
		<SelectedFinder>
			{(finder) => (
				<>
					<PageHeader title={t("settings.title", { label: finder.label })} actions={<FinderStatus finder={finder} />} />
					{!mayManage && <Callout>{t("settings.read_only")}</Callout>}
					<FinderForm key={finder.id} finder={finder} mayManage={mayManage} />
				</>
			)}
		</SelectedFinder>
	);
}
