import { ShoppingCart } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { problemAt, problemCells } from "./grid.rules.ts";
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
	const problems = problemCells(work.grid);
	const [first = 0] = problems;
	const problem = problemAt(work.grid, work.grid.active) ?? problemAt(work.grid, first);
	return (
		<footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p role="status" className="flex min-w-0 flex-wrap gap-x-3 text-muted-foreground text-xs">
				{!readOnly && <span>{changes === 0 ? t("form.all_saved") : t("pricing.changes", { changes })}</span>}
				{problem !== null && problems.length > 0 && (
					<span className="text-destructive">
						{t("pricing.invalid", { invalid: problems.length })} · {t(problem)}
					</span>
				)}
			</p>
			<div className="ms-auto flex flex-wrap justify-end gap-2">
				<Button
					variant={showsVisitor ? "secondary" : "outline"}
					className="lg:hidden"
					aria-pressed={showsVisitor}
					onClick={onToggleVisitor}
				>
					<ShoppingCart />
					<span className="max-sm:sr-only">{t("pricing.visitor")}</span>
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
