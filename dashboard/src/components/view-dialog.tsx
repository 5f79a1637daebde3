import { useTranslation } from "react-i18next";
import { DetailList, type DetailListProps } from "./detail-list.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog, DialogContent, DialogFooter, focusDialog } from "./ui/dialog.tsx";

type ViewDialogProps = DetailListProps & { title: string; onEdit: (() => void) | undefined; onClose: () => void };

/** A record, read only; a button opens its form, unless the user may only read. */
export function ViewDialog({ title, rows, onEdit, onClose }: ViewDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={title} className="max-w-xl" onOpenAutoFocus={focusDialog}>
				<DetailList rows={rows} />
				<DialogFooter>
					<Button variant="outline" onClick={onClose}>
						{t("action.close")}
					</Button>
					{onEdit && <Button onClick={onEdit}>{t("action.edit")}</Button>}
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
