import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Finder, FinderInput } from "#worker/finders/finder.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/cn.ts";
import { useHeightProperty } from "../../../lib/use-height-property.ts";
import { FinderPreview } from "./finder-preview.tsx";

/** It takes the whole width. */
const isAboveForm = (pane: HTMLElement) => pane.offsetWidth >= (pane.parentElement?.offsetWidth ?? 0);

/** Beside the form if there is room; on phones above it, visible while the form scrolls, and collapsible. */
export function PreviewPane({ control, finder }: { control: Control<FinderInput>; finder: Finder }) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(true);
	const pane = useHeightProperty("--pane-top", isAboveForm);
	return (
		<div
			ref={pane}
			className="sticky top-(--shell-top) z-20 -mx-1 grid min-w-0 gap-3 bg-background px-1 py-2 @wide/page:top-[calc(var(--shell-top)+1.5rem)] @wide/page:z-auto @wide/page:order-last @wide/page:m-0 @wide/page:p-0 short:static"
		>
			<Button
				variant="outline"
				aria-expanded={isOpen}
				aria-controls="preview"
				onClick={() => setOpen(!isOpen)}
				className="justify-between @wide/page:hidden"
			>
				{t("preview.title")}
				<ChevronDown className={cn("transition-transform", isOpen && "rotate-180")} />
			</Button>
			<div
				id="preview"
				className={cn(
					"min-w-0 @max-wide/page:[&_[data-slot=preview-stage]]:max-h-[34dvh] short:[&_[data-slot=preview-stage]]:max-h-[70dvh]",
					!isOpen && "hidden @wide/page:block",
				)}
			>
				<FinderPreview control={control} finder={finder} />
			</div>
		</div>
	);
}
