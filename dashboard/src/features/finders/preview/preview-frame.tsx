import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { ToggleGroup, ToggleGroupItem } from "../../../components/ui/toggle-group.tsx";
import { PreviewStage } from "./preview-stage.tsx";
import { toPreview } from "./to-preview.ts";

const WIDTHS = { phone: 390, tablet: 768, desktop: 1200 };
type Device = keyof typeof WIDTHS;
const isDevice = (text: string): text is Device => Object.hasOwn(WIDTHS, text);

type PreviewFrameProps = {
	/** The shown values; they need not be saved. */
	finder: Finder;
	/** The initial width, unless the window is a phone's. */
	first: Device;
	actions?: ReactNode;
};

/** The real element on a page with the width of a phone, a tablet or a desktop. */
export function PreviewFrame({ finder, first, actions }: PreviewFrameProps) {
	const { t } = useTranslation();
	const [device, setDevice] = useState<Device>(() => (window.innerWidth < WIDTHS.tablet ? "phone" : first));
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
				{actions}
			</div>
			<PreviewStage
				uuid={finder.uuid}
				isEnabled={finder.enabled}
				locale={toLanguageTag(finder.language)}
				preview={toPreview(finder)}
				width={WIDTHS[device]}
			/>
		</section>
	);
}
