import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
	const { t } = useTranslation();
	return (
		<div
			data-slot="save-bar"
			className="sticky bottom-13 short:static z-20 print:hidden flex flex-wrap items-center justify-end gap-2 rounded-xl border bg-popover/95 p-3 shadow-lg backdrop-blur-md"
		>
			<p role="status" className="me-auto px-1 text-muted-foreground">
				{isDirty ? t("form.unsaved") : t("form.all_saved")}
			</p>
			<Button variant="ghost" disabled={!isDirty || isSaving} onClick={onDiscard}>
				{t("form.discard")}
			</Button>
			<Button type="submit" busy={isSaving} title={t("form.save_hint")} aria-keyshortcuts="Control+S Meta+S">
				{t("action.save")}
			</Button>
		</div>
	);
}
