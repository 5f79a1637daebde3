import { useTranslation } from "react-i18next";
import type { Progress } from "#worker/imports/import.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { DialogFooter } from "../../components/ui/dialog.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";

/** What the server does by itself, whether this dialog is open or not. */
export function Activating({ progress, onClose }: { progress: Progress | null; onClose: () => void }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-4">
			<WorkProgress label={t("catalogue.indicator_running")} progress={progress} />
			<p className="text-pretty text-muted-foreground">{t("imports.leave_hint")}</p>
			<DialogFooter>
				<Button variant="outline" onClick={onClose}>
					{t("action.close")}
				</Button>
			</DialogFooter>
		</div>
	);
}
