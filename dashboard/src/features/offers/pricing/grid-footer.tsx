import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { problemCells } from "./grid.rules.ts";
import type { PriceGridWork } from "./use-price-grid.ts";

type GridFooterProps = {
	ref: Ref<HTMLButtonElement>;
	work: PriceGridWork;
	changes: number;
	readOnly: boolean;
	showsVisitor: boolean;
	onToggleVisitor: () => void;
	onClose: () => void;
};

/** How much has changed, and the way out: with it or without. */
export function GridFooter({ ref, work, changes, readOnly, showsVisitor, onToggleVisitor, onClose }: GridFooterProps) {
	const { t } = useTranslation();
	const invalid = problemCells(work.grid).length;
	return (
		<footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p role="status" className="flex min-w-0 flex-wrap gap-x-3 text-muted-foreground text-xs">
				{!readOnly && <span>{changes === 0 ? t("form.all_saved") : t("pricing.changes", { changes })}</span>}
				{invalid > 0 && <span className="text-destructive">{t("pricing.invalid", { invalid })}</span>}
			</p>
			<div className="ms-auto flex flex-wrap justify-end gap-2">
				<Button variant="ghost" className="lg:hidden" aria-pressed={showsVisitor} onClick={onToggleVisitor}>
					{t("pricing.visitor")}
				</Button>
				<Button ref={readOnly ? ref : undefined} variant="outline" onClick={onClose}>
					{readOnly ? t("action.close") : t("pricing.cancel")}
				</Button>
				{!readOnly && (
					<Button ref={ref} type="submit" busy={work.isSaving} title={t("form.save_hint")}>
						{t("action.save")}
					</Button>
				)}
			</div>
		</footer>
	);
}
