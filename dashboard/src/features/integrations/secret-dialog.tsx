import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../components/copy-button.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { useDiscardConfirmation } from "../../components/form/use-discard-confirmation.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../components/ui/dialog.tsx";

type SecretDialogProps = {
	/** Undefined: there is none yet, and the children are shown. Null: its answer was lost, and it is stored nowhere. */
	secret: string | null | undefined;
	/** It is being made: going back waits for it. */
	isComing: boolean;
	title: string;
	description: string;
	/** What to do if its answer was lost. */
	lost: string;
	onClose: () => void;
	children: ReactNode;
};

/** What is asked before a secret is lost. */
export function useSecretQuestion() {
	const { t } = useTranslation();
	return { title: t("secret.leave_title"), description: t("secret.leave_description") };
}

/**
 * A secret that is shown once. It closes by its buttons only: a click beside it would lose the secret. Until it is copied,
 * going back, reloading and the cross ask.
 */
export function SecretDialog({ secret, isComing, children, ...shown }: SecretDialogProps) {
	const [isCopied, setCopied] = useState(false);
	const isUnread = typeof secret === "string" && !isCopied;
	const question = useSecretQuestion();
	return (
		<>
			{secret === undefined ? (
				children
			) : (
				<Secret {...shown} {...{ secret, isUnread, question }} onCopied={() => setCopied(true)} />
			)}
			<UnsavedGuard dirty={isComing || secret === null || isUnread} {...question} />
		</>
	);
}

type SecretProps = Omit<SecretDialogProps, "secret" | "isComing" | "children"> & {
	secret: string | null;
	isUnread: boolean;
	question: { title: string; description: string };
	onCopied: () => void;
};

function Secret({ secret, isUnread, title, description, lost, onClose, onCopied, ...props }: SecretProps) {
	const { t } = useTranslation();
	const { close, question } = useDiscardConfirmation(isUnread, onClose, props.question);
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
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
							onCopy={onCopied}
							className="min-w-0 flex-1 select-all break-all rounded-md border bg-muted px-3 py-2 font-mono text-sm"
						>
							{secret}
						</code>
						<CopyButton text={secret} label={t("action.copy")} onCopied={onCopied} />
					</div>
				)}
				<DialogFooter>
					<Button onClick={onClose}>{t("secret.done")}</Button>
				</DialogFooter>
				{question}
			</DialogContent>
		</Dialog>
	);
}
