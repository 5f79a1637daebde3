import { ShoppingCart } from "lucide-react";
import { memo, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import type { PriceProblem } from "./price-text.rules.ts";

type GridFooterProps = {
	ref: Ref<HTMLButtonElement>;
	changes: number;
	invalid: number;
	/** Why the active cell can't be saved, or else the first invalid one. */
	problem: PriceProblem | null;
	isSaving: boolean;
	readOnly: boolean;
	showsVisitor: boolean;
	onToggleVisitor: () => void;
	onClose: () => void;
};

/** The number of changes, and the buttons to save or discard them. */
export const GridFooter = memo(function GridFooter(props: GridFooterProps) {
	const { ref, changes, invalid, problem, isSaving, readOnly, showsVisitor, onToggleVisitor, onClose } = props;
	const { t } = useTranslation();
	return (
		<footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p role="status" className="flex min-w-0 flex-wrap gap-x-3 text-muted-foreground text-xs">
				{!readOnly && <span>{changes === 0 ? t("form.all_saved") : t("pricing.changes", { count: changes })}</span>}
				{problem !== null && invalid > 0 && (
					<span className="text-destructive">
						{t("pricing.invalid", { count: invalid })} · {t(problem)}
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
					{readOnly ? t("action.close") : t("action.cancel")}
				</Button>
				{!readOnly && (
					<Button ref={ref} type="submit" busy={isSaving} title={t("form.save_hint")}>
						{t("action.save")}
					</Button>
				)}
			</div>
		</footer>
	);
});
