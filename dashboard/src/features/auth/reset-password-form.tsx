import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { PASSWORD_MIN, resetPasswordSchema } from "#worker/auth/auth.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { TextField } from "../../components/form/bound-fields.tsx";
import { FormFields } from "../../components/form/form-fields.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { resetPassword } from "./password.api.ts";
import { required } from "./required.ts";
import { useCall } from "./use-call.ts";

const formSchema = z.strictObject({ password: required(resetPasswordSchema.shape.password) });

export function ResetPasswordForm({ token, onRefused: onInvalidToken }: { token: string; onRefused: () => void }) {
	const { t } = useTranslation();
	const [isChanged, setChanged] = useState(false);
	const form = useForm({ resolver: schemaResolver(formSchema), defaultValues: { password: "" } });
	const { isBusy, run } = useCall(
		async ({ password }: { password: string }) => {
			await resetPassword(token, password);
			setChanged(true);
		},
		(error) => toProblem(error).code === "auth.token_invalid" && onInvalidToken(),
	);
	return (
		<>
			<AppForm onSubmit={() => form.handleSubmit(run)()} className="grid gap-5">
				<FormFields isClosed={isBusy}>
					<TextField
						control={form.control}
						name="password"
						type="password"
						label={t("password.new")}
						hint={t("password.hint", { count: PASSWORD_MIN })}
						autoComplete="new-password"
						autoFocus
					/>
				</FormFields>
				<Button type="submit" size="lg" busy={isBusy}>
					{t("reset.submit")}
				</Button>
			</AppForm>
			{isChanged && <PasswordChanged />}
		</>
	);
}

/** Shows a message, and goes to the sign-in page. The used link is not kept in the history. */
function PasswordChanged() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	return (
		<AlertDialog open onOpenChange={(open) => !open && void navigate({ to: "/login", replace: true })}>
			<AlertDialogContent title={t("reset.changed")} description={t("reset.changed_description")}>
				{/* Alert dialogs focus the cancel button. */}
				<AlertDialogCancel asChild>
					<Button>{t("action.ok")}</Button>
				</AlertDialogCancel>
			</AlertDialogContent>
		</AlertDialog>
	);
}
