import { Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { CorrectedValue, CorrectionSource } from "./corrected-value.tsx";
import { CorrectionStateBadge } from "./correction-state.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** A correction over the imported value, with its actions. */
export function CorrectionItem({ correction, onEdit }: { correction: Correction; onEdit: () => void }) {
	const { t } = useTranslation();
	const [isWithdrawing, setWithdrawing] = useState(false);
	return (
		<div className="grid gap-2 rounded-md bg-muted p-3">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<CorrectedValue correction={correction} />
				<CorrectionStateBadge state={correction.state} />
			</div>
			<CorrectionSource correction={correction} />
			<div className="flex flex-wrap gap-2">
				<Button variant="outline" size="sm" onClick={onEdit}>
					<Pencil />
					{t("cars.edit_correction")}
				</Button>
				<Button variant="outline" size="sm" onClick={() => setWithdrawing(true)}>
					<Undo2 />
					{t("cars.withdraw")}
				</Button>
			</div>
			{isWithdrawing && <WithdrawDialog correction={correction} onClose={() => setWithdrawing(false)} />}
		</div>
	);
}
