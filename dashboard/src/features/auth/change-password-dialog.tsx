import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { changePasswordSchema, PASSWORD_MIN } from "#worker/auth/auth.schema.ts";
import { TextField } from "../../components/form/bound-fields.tsx";
import { putFieldProblems } from "../../components/form/field-problems.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { useWrite } from "../../lib/use-write.ts";
import { changePassword } from "./password.api.ts";
import { required } from "./required.ts";

const password = required(changePasswordSchema.shape.newPassword);
const formSchema = z
	.strictObject({ currentPassword: password, newPassword: password, confirmPassword: password })
	// Also while another field is invalid: all errors are shown at once.
	.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
		path: ["confirmPassword"],
		message: "users.password_mismatch",
		when: () => true,
	});
type Values = z.output<typeof formSchema>;

const isField = (path: string): path is keyof Values => path in formSchema.shape;

type ChangePasswordDialogProps = { onClose: () => void; returnFocus: () => void };

/** Closes only on success or when cancelled, as the specification asks. */
export function ChangePasswordDialog({ onClose, returnFocus }: ChangePasswordDialogProps) {
	const { t } = useTranslation();
	const { save, isBusy, form } = useChangePassword(onClose);
	return (
		<FormDialog
			title={t("password.change")}
			description={t("password.change_description")}
			className="max-w-md"
			isDirty={form.formState.isDirty}
			isSaving={isBusy}
			onSubmit={save}
			onClose={onClose}
			onCloseAutoFocus={(event) => {
				event.preventDefault();
				returnFocus();
			}}
		>
			<PasswordFields control={form.control} />
		</FormDialog>
	);
}

function useChangePassword(onClose: () => void) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const form = useForm<Values>({
		resolver: schemaResolver(formSchema),
		defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
	});
	const change = useWrite({
		mutationFn: changePassword,
		onSuccess: () => {
			notifySuccess(t("label.saved"));
			close();
		},
		onError: (error) => {
			notifyError(t("auth.invalid_login"));
			putFieldProblems(form, isField, error);
		},
	});
	const save = form.handleSubmit(({ currentPassword, newPassword }) => change.mutate({ currentPassword, newPassword }));
	return { form, save, isBusy: change.isPending };
}

function PasswordFields({ control }: Pick<ReturnType<typeof useForm<Values>>, "control">) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	return (
		<>
			{/* Tells a password manager whose password this is. */}
			<input type="text" autoComplete="username" value={user.username} readOnly hidden />
			<TextField
				control={control}
				name="currentPassword"
				type="password"
				label={t("password.current")}
				autoComplete="current-password"
				autoFocus
			/>
			<TextField
				control={control}
				name="newPassword"
				type="password"
				label={t("password.new")}
				hint={t("password.hint", { count: PASSWORD_MIN })}
				autoComplete="new-password"
			/>
			<TextField
				control={control}
				name="confirmPassword"
				type="password"
				label={t("password.confirm")}
				autoComplete="new-password"
			/>
		</>
	);
}
