import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { PreviewFrame } from "./preview/preview-frame.tsx";
import { SelectedFinder } from "./selected/selected-finder-gate.tsx";
import { testPageOf } from "./test-page.ts";

export const PreviewPage = () => (
	<SelectedFinder>{(finder) => <Preview key={finder.id} finder={finder} />}</SelectedFinder>
);

function Preview({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const open = (
		<Button asChild>
			<a href={testPageOf(finder)} target="_blank" rel="noopener">
				<ExternalLink />
				{t("preview.new_window")}
			</a>
		</Button>
	);
	return (
		<>
			<PageHeader title={`${t("menu.preview")}: ${finder.label}`} description={t("preview.subtitle")} actions={open} />
			<PreviewFrame finder={finder} first="desktop" />
		</>
	);
}
