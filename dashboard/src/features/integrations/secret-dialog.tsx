import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../components/copy-button.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../components/ui/dialog.tsx";

type SecretDialogProps = {
	title: string;
	description: string;
	/** Null: its answer was lost, and it is stored nowhere. */
	secret: string | null;
	/** What to do then. */
	lost: string;
	onClose: () => void;
};

/**
 * A secret that is shown once. It closes by its button only: a click beside it would lose the secret. Going back or
 * reloading asks, until it is copied.
 */
export function SecretDialog({ title, description, secret, lost, onClose }: SecretDialogProps) {
	const { t } = useTranslation();
	const [isCopied, setCopied] = useState(false);
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={title}
				{...(secret !== null && { description })}
				onPointerDownOutside={(event) => event.preventDefault()}
				onEscapeKeyDown={(event) => event.preventDefault()}
			>
				{secret === null ? (
					<Callout variant="warning">{lost}</Callout>
				) : (
					<div className="flex flex-wrap items-center gap-2">
						<code
							translate="no"
							onCopy={() => setCopied(true)}
							className="min-w-0 flex-1 select-all break-all rounded-md border bg-muted px-3 py-2 font-mono text-sm"
						>
							{secret}
						</code>
						<CopyButton text={secret} label={t("action.copy")} onCopied={() => setCopied(true)} />
					</div>
				)}
				<DialogFooter>
					<Button onClick={onClose}>{t("secret.done")}</Button>
				</DialogFooter>
				<UnsavedGuard
					dirty={secret !== null && !isCopied}
					title={t("secret.leave_title")}
					description={t("secret.leave_description")}
				/>
			</DialogContent>
		</Dialog>
	);
}
