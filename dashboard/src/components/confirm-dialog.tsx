import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from "./ui/alert-dialog.tsx";
import { Button } from "./ui/button.tsx";

type ConfirmDialogProps = {
	open: boolean;
	title: ReactNode;
	/** Names what will be lost. */
	description: ReactNode;
	/** Below the description: what has to be read or typed first. */
	children?: ReactNode;
	/** Something has to be typed before confirming. */
	disabled?: boolean;
	/** The button's verb; "Delete" by default. */
	yes?: string;
	no?: string;
	destructive?: boolean;
	busy?: boolean;
	onConfirm: () => Promise<unknown> | unknown;
	onCancel: () => void;
};

/** The confirmation dialog for everything that can't be undone. */
export function ConfirmDialog({
	open,
	title,
	description,
	children,
	disabled = false,
	yes,
	no,
	destructive,
	busy,
	onConfirm,
	onCancel,
}: ConfirmDialogProps) {
	const { t } = useTranslation();
	const confirm = useOneAtATime(onConfirm);
	return (
		<AlertDialog open={open} onOpenChange={(next) => !next && onCancel()}>
			<AlertDialogContent title={title} description={description} body={children}>
				<AlertDialogCancel asChild>
					<Button variant="outline">{no ?? t("action.cancel")}</Button>
				</AlertDialogCancel>
				<Button
					variant={destructive ? "destructive" : "default"}
					disabled={disabled}
					busy={busy ?? false}
					onClick={() => void confirm()}
				>
					{yes ?? t("action.delete")}
				</Button>
			</AlertDialogContent>
		</AlertDialog>
	);
}
