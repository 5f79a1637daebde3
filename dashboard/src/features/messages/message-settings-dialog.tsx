import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { MESSAGE_KINDS, type MessageKind } from "#worker/messages/message.rules.ts";
import type { MessageSettings, MessageSettingsAnswer } from "#worker/messages/message.schema.ts";
import { SwitchField } from "../../components/form/bound-fields.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { sendKnown } from "../../lib/send-known.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { messageSettingsQuery, saveMessageSettings } from "./message.api.ts";

type DialogProps = { onClose: () => void; returnFocus: () => void };

/** Which messages the user gets by mail. */
export function MessageSettingsDialog(props: DialogProps) {
	const { t } = useTranslation();
	const { data, error, refetch } = useQuery(messageSettingsQuery());
	if (data) return <SettingsForm settings={data} {...props} />;
	return (
		<Dialog open onOpenChange={(open) => !open && props.onClose()}>
			<DialogContent title={t("messages.settings")} className="max-w-md">
				{error ? <LoadProblem error={error} refetch={refetch} /> : <Skeleton className="h-32" />}
			</DialogContent>
		</Dialog>
	);
}

type Values = Record<MessageKind, boolean>;

function SettingsForm({ settings, onClose, returnFocus }: DialogProps & { settings: MessageSettingsAnswer }) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const isOn = (kind: MessageKind) => settings.mails.includes(kind);
	const form = useForm<Values>({
		defaultValues: {
			order_open: isOn("order_open"),
			order_confirmed: isOn("order_confirmed"),
			order_notavail: isOn("order_notavail"),
			stock_low: isOn("stock_low"),
		},
	});
	const { isDirty, dirtyFields } = form.formState;
	const saveOnce = useIdempotentCall(saveMessageSettings);
	const change = useWrite({
		mutationFn: ({ mails, ...kinds }: MessageSettings) =>
			sendKnown(kinds, { mails }, (known) => saveOnce({ mails, ...known })),
		onSuccess: () => {
			notifySuccess(t("label.saved"));
			close();
		},
		onError: showProblem,
	});
	return (
		<FormDialog
			title={t("messages.settings")}
			description={t("messages.settings_description", { email: settings.email })}
			className="max-w-md"
			isDirty={isDirty}
			isSaving={change.isPending}
			onSubmit={form.handleSubmit((values) =>
				change.mutate({
					mails: MESSAGE_KINDS.filter((kind) => values[kind]),
					// The others may have been switched in another tab.
					kinds: MESSAGE_KINDS.filter((kind) => dirtyFields[kind]),
				}),
			)}
			onClose={onClose}
			onCloseAutoFocus={(event) => {
				event.preventDefault();
				returnFocus();
			}}
		>
			{settings.kinds.map((kind) => (
				<SwitchField key={kind} control={form.control} name={kind} label={t(`messages.mails_${kind}`)} />
			))}
		</FormDialog>
	);
}
