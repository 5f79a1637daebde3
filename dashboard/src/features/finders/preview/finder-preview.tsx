import { ExternalLink } from "lucide-react";
import { useDeferredValue } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Finder, FinderInput } from "#worker/finders/finder.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { testPageOf } from "../test-page.ts";
import { PreviewFrame } from "./preview-frame.tsx";

/** The real element, updated while the user types. */
export function FinderPreview({ control, finder }: { control: Control<FinderInput>; finder: Finder }) {
	const { t } = useTranslation();
	const values = useDeferredValue(useWatch({ control }));
	const open = (
		<Button variant="ghost" size="sm" asChild>
			<a href={testPageOf(finder)} target="_blank" rel="noopener">
				<ExternalLink />
				{t("preview.open")}
			</a>
		</Button>
	);
	return <PreviewFrame finder={{ ...finder, ...values }} first="tablet" actions={open} />;
}
