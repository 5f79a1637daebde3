import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../ui/dialog.tsx";
import { AppForm } from "./app-form.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

type FormDialogProps = {
	title: string;
	description?: ReactNode;
	/** The dialog's width, where its own is too narrow. */
	className?: string;
	isDirty: boolean;
	isSaving: boolean;
	onSubmit: () => void;
	onClose: () => void;
	children: ReactNode;
};

/** A form in a modal: saves by button, Enter or Ctrl+S, and asks before anything typed is lost, however it is closed. */
export function FormDialog({ title, description, className, isDirty, isSaving, ...props }: FormDialogProps) {
	const { t } = useTranslation();
	const [isLeaving, setLeaving] = useState(false);
	const close = () => (isDirty ? setLeaving(true) : props.onClose());
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
			<DialogContent title={title} className={className} {...(description !== undefined && { description })}>
				<AppForm onSubmit={() => (isSaving ? undefined : props.onSubmit())} className="grid min-w-0 gap-5">
					{props.children}
					<DialogFooter>
						<Button variant="outline" onClick={close}>
							{t("action.cancel")}
						</Button>
						<Button type="submit" busy={isSaving} title={t("form.save_hint")} aria-keyshortcuts="Control+S Meta+S">
							{t("action.save")}
						</Button>
					</DialogFooter>
				</AppForm>
				<UnsavedGuard dirty={isDirty} />
				<ConfirmDialog
					open={isLeaving}
					title={t("unsaved.title")}
					description={t("unsaved.description")}
					yes={t("unsaved.leave")}
					no={t("unsaved.stay")}
					destructive
					onConfirm={props.onClose}
					onCancel={() => setLeaving(false)}
				/>
			</DialogContent>
		</Dialog>
	);
}
