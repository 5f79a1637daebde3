import { ChevronsUpDown } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../components/ui/popover.tsx";
import { Skeleton } from "../components/ui/skeleton.tsx";
import { useSelectedFinder } from "../features/finders/selected/use-selected-finder.ts";
import { cn } from "../lib/cn.ts";
import { lazyPart } from "../lib/lazy-part.ts";

const FinderPicker = lazyPart(() => import("./finder-picker.tsx"), "FinderPicker");

/** The selected configuration, and the button to switch. */
export function FinderSwitcher({ className, onSwitched }: { className?: string; onSwitched?: () => void }) {
	const { t } = useTranslation();
	const { finder } = useSelectedFinder();
	const [open, setOpen] = useState(false);
	const name = finder?.label ?? t("switcher.choose");
	const close = () => {
		setOpen(false);
		onSwitched?.();
	};
	return (
		<Popover modal open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild>
				<Button
					variant="outline"
					className={cn("h-auto min-h-9 min-w-0 shrink justify-between gap-1 px-2.5 py-1", className)}
					aria-label={`${t("switcher.label")}: ${name}`}
				>
					<span className={finder ? "truncate" : "whitespace-normal text-start text-muted-foreground leading-tight"}>
						{name}
					</span>
					<ChevronsUpDown aria-hidden className="text-muted-foreground" />
				</Button>
			</PopoverTrigger>
			<PopoverContent className="w-80 max-w-[calc(100vw-1.5rem)] p-0" aria-label={t("switcher.choose")}>
				<Suspense fallback={<Skeleton className="m-3 h-24" />}>
					<FinderPicker onClose={close} />
				</Suspense>
			</PopoverContent>
		</Popover>
	);
}
