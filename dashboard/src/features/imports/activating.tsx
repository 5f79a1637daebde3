import { useTranslation } from "react-i18next";
import type { Progress } from "#worker/imports/import.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { DialogFooter } from "../../components/ui/dialog.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";

type ActivatingProps = {
	progress: Progress | null;
	/** Its last call has failed: whether the server goes on isn't known. */
	onResume: (() => void) | undefined;
	onClose: () => void;
};

/** What the server does by itself, whether this dialog is open or not. */
export function Activating({ progress, onResume, onClose }: ActivatingProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-4">
			<WorkProgress label={t("catalogue.indicator_running")} progress={progress} />
			{!onResume && <p className="text-pretty text-muted-foreground">{t("imports.leave_hint")}</p>}
			<DialogFooter>
				<Button variant="outline" onClick={onClose}>
					{t("action.close")}
				</Button>
				{onResume && <Button onClick={onResume}>{t("catalogue.resume")}</Button>}
			</DialogFooter>
		</div>
	);
}
