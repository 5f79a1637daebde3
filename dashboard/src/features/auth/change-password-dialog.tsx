import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { changePasswordSchema, PASSWORD_MIN } from "#worker/auth/auth.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { TextField } from "../../components/form/bound-fields.tsx";
import { putFieldProblems } from "../../components/form/field-problems.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../components/ui/dialog.tsx";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { useCurrentUser } from "../../lib/use-current-user.ts";
import { changePassword } from "./password.api.ts";
import { required } from "./required.ts";

const password = required(changePasswordSchema.shape.newPassword);
const formSchema = z
	.strictObject({ currentPassword: password, newPassword: password, confirmPassword: password })
	// Also while another field is wrong: all that has to be mended is said at once.
	.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
		path: ["confirmPassword"],
		message: "password.mismatch",
		when: () => true,
	});
type Values = z.output<typeof formSchema>;

const isField = (path: string): path is keyof Values => path in formSchema.shape;

type ChangePasswordDialogProps = { onClose: () => void; returnFocus: () => void };

/** Closes only on success, or where it is given up (spec section 2). */
export function ChangePasswordDialog({ onClose, returnFocus }: ChangePasswordDialogProps) {
	const { t } = useTranslation();
	const { save, isBusy, form } = useChangePassword(onClose);
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={t("password.change")}
				description={t("password.change_description")}
				className="max-w-md"
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					returnFocus();
				}}
			>
				<AppForm onSubmit={() => save()} className="grid gap-5">
					<PasswordFields control={form.control} />
					<DialogFooter>
						<Button variant="outline" onClick={onClose}>
							{t("action.cancel")}
						</Button>
						<Button type="submit" busy={isBusy}>
							{t("action.save")}
						</Button>
					</DialogFooter>
				</AppForm>
			</DialogContent>
		</Dialog>
	);
}

function useChangePassword(onClose: () => void) {
	const { t } = useTranslation();
	const form = useForm<Values>({
		resolver: schemaResolver(formSchema),
		defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
	});
	const change = useMutation({
		mutationFn: changePassword,
		onSuccess: () => {
			notifySuccess(t("label.saved"));
			onClose();
		},
		onError: (error) => {
			notifyError(t("login.check"));
			putFieldProblems(form, isField, error);
		},
	});
	const save = form.handleSubmit(({ currentPassword, newPassword }) => {
		if (!change.isPending) change.mutate({ currentPassword, newPassword });
	});
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
				hint={t("password.hint", { min: String(PASSWORD_MIN) })}
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
