import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { DialogFooter } from "../../components/ui/dialog.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";
import type { Sent } from "./send-file.ts";

/** How far a file is sent; null: it is still read. */
export function Sending({ sent, onCancel }: { sent: Sent | null; onCancel: () => void }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-3">
			<WorkProgress
				label={t(sent ? "products.sending" : "products.reading")}
				progress={sent && { done: sent.rows, total: sent.total }}
			/>
			<DialogFooter>
				<Button variant="outline" onClick={onCancel}>
					{t("action.cancel")}
				</Button>
			</DialogFooter>
		</div>
	);
}
