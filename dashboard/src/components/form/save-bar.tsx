import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Button } from "../ui/button.tsx";

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

/** Shown while there is something to save. Its space is reserved at the page's end, so that nothing moves. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
	const { t } = useTranslation();
	const isShown = isDirty || isSaving;
	return (
		<div className="pointer-events-none sticky bottom-13 z-20 min-h-15.5 short:static print:hidden">
			<div
				className={cn(
					isShown &&
						"slide-in-from-bottom-2 fade-in-0 pointer-events-auto flex animate-in flex-wrap items-center justify-end gap-2 rounded-xl border bg-popover/95 p-3 shadow-lg backdrop-blur-md duration-150 motion-reduce:animate-none",
				)}
				{...(isShown && { "data-slot": "save-bar" })}
			>
				<p role="status" className={isShown ? "me-auto px-1 text-muted-foreground" : "sr-only"}>
					{isDirty ? t("form.unsaved") : t("form.all_saved")}
				</p>
				{isShown && <Buttons isSaving={isSaving} onDiscard={onDiscard} />}
			</div>
		</div>
	);
}

function Buttons({ isSaving, onDiscard }: Omit<SaveBarProps, "isDirty">) {
	const { t } = useTranslation();
	const buttons = useRef<HTMLDivElement>(null);
	// The field being edited may be where the bar appears.
	useEffect(() => {
		const { activeElement, body } = document;
		if (activeElement !== body) activeElement?.scrollIntoView({ block: "nearest" });
	}, []);
	// The buttons disappear with the bar, so the focus returns to the form.
	useLayoutEffect(() => {
		const { current } = buttons;
		const form = current?.closest("form");
		return () => {
			if (form && current?.contains(document.activeElement)) form.focus({ preventScroll: true });
		};
	}, []);
	return (
		<div ref={buttons} className="flex gap-2">
			<Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
				{t("form.discard")}
			</Button>
			<Button type="submit" busy={isSaving} title={t("form.save_hint")} aria-keyshortcuts="Control+S Meta+S">
				{t("action.save")}
			</Button>
		</div>
	);
}
