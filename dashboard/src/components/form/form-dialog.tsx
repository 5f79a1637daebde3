import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../ui/dialog.tsx";
import { AppForm } from "./app-form.tsx";
import { FormFields } from "./form-fields.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useDiscardConfirmation } from "./use-discard-confirmation.tsx";

type FormDialogProps = {
	title: string;
	description?: ReactNode;
	/** The dialog's width, if its own is too narrow. */
	className?: string;
	isDirty: boolean;
	isSaving?: boolean;
	/** What is typed during its save keeps it open. Otherwise its fields are closed meanwhile. */
	staysOpen?: boolean;
	/** The button's text, if it doesn't save. */
	submitLabel?: string;
	/** What is asked if something else than changes would be lost. */
	question?: { title: string; description: string };
	/** Beside the buttons. */
	aside?: ReactNode;
	onSubmit: () => Promise<unknown> | unknown;
	onClose: () => void;
	/** Takes the focus back, if that is not the opener. */
	onCloseAutoFocus?: (event: Event) => void;
	children: ReactNode;
};

/**
 * A form in a modal: saves by button, Enter or Ctrl+S, and asks before typed changes are lost, however it is closed.
 */
export function FormDialog({ title, description, className, isDirty, ...props }: FormDialogProps) {
	const { isSaving = false, staysOpen = false } = props;
	const { t } = useTranslation();
	const { close, question } = useDiscardConfirmation(isDirty, props.onClose, props.question);
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
			<DialogContent
				title={title}
				className={className}
				{...(description !== undefined && { description })}
				{...(props.onCloseAutoFocus && { onCloseAutoFocus: props.onCloseAutoFocus })}
			>
				<AppForm onSubmit={() => props.onSubmit()} className="grid min-w-0 gap-5">
					<FormFields isClosed={isSaving && !staysOpen} className="grid gap-5">
						{props.children}
					</FormFields>
					<DialogFooter>
						{props.aside}
						<Button variant="outline" onClick={close}>
							{t("action.cancel")}
						</Button>
						<Button type="submit" busy={isSaving} title={t("form.save_hint")} aria-keyshortcuts="Control+S Meta+S">
							{props.submitLabel ?? t("action.save")}
						</Button>
					</DialogFooter>
				</AppForm>
				<UnsavedGuard dirty={isDirty} />
				{question}
			</DialogContent>
		</Dialog>
	);
}
