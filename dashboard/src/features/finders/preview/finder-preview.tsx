import { ExternalLink, Monitor, Smartphone, Tablet } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Finder, FinderInput } from "#worker/finders/finder.schema.ts";
import { toLanguageTag } from "#worker/http/locale.rules.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ToggleGroup, ToggleGroupItem } from "../../../components/ui/toggle-group.tsx";
import { workerOrigin } from "../../../lib/api.ts";
import { PreviewStage } from "./preview-stage.tsx";
import { toPreview } from "./to-preview.ts";

const WIDTHS = { phone: 390, tablet: 768, desktop: 1200 };
type Device = keyof typeof WIDTHS;
const isDevice = (text: string): text is Device => Object.hasOwn(WIDTHS, text);

/** The real element, changing as its owner types. */
export function FinderPreview({ control, finder }: { control: Control<FinderInput>; finder: Finder }) {
	const { t } = useTranslation();
	const [device, setDevice] = useState<Device>(() => (window.innerWidth < WIDTHS.tablet ? "phone" : "tablet"));
	const values = useDeferredValue(useWatch({ control }));
	const preview = toPreview({ ...finder, ...values });
	return (
		<section aria-label={t("preview.title")} className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<ToggleGroup
					aria-label={t("preview.width")}
					value={device}
					onValueChange={(value) => isDevice(value) && setDevice(value)}
				>
					<ToggleGroupItem value="phone" aria-label={t("preview.phone")} title={t("preview.phone")}>
						<Smartphone />
					</ToggleGroupItem>
					<ToggleGroupItem value="tablet" aria-label={t("preview.tablet")} title={t("preview.tablet")}>
						<Tablet />
					</ToggleGroupItem>
					<ToggleGroupItem value="desktop" aria-label={t("preview.desktop")} title={t("preview.desktop")}>
						<Monitor />
					</ToggleGroupItem>
				</ToggleGroup>
				<Button variant="ghost" size="sm" asChild>
					<a href={`${workerOrigin}/finder/test/${finder.uuid}`} target="_blank" rel="noopener">
						<ExternalLink />
						{t("preview.open")}
					</a>
				</Button>
			</div>
			<PreviewStage
				uuid={finder.uuid}
				isEnabled={finder.enabled}
				locale={toLanguageTag(values.language ?? finder.language)}
				preview={preview}
				width={WIDTHS[device]}
			/>
		</section>
	);
}
