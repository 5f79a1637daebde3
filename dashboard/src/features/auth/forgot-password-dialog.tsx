import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { forgetPasswordSchema } from "#worker/auth/auth.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { TextField } from "../../components/form/bound-fields.tsx";
import { FormFields } from "../../components/form/form-fields.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../components/ui/dialog.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { requestReset } from "./password.api.ts";
import { required } from "./required.ts";
import { useCall } from "./use-call.ts";

const formSchema = forgetPasswordSchema.extend({ email: required(forgetPasswordSchema.shape.email) });

export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation();
	const form = useForm({ resolver: schemaResolver(formSchema), defaultValues: { email: "" } });
	const close = useOwnClose(onClose);
	const { isBusy, run } = useCall(async ({ email }: { email: string }) => {
		await requestReset(email);
		notifySuccess(t("forgot.sent"));
		close();
	});
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={t("forgot.title")} description={t("forgot.description")} className="max-w-md">
				<AppForm onSubmit={() => form.handleSubmit(run)()} className="grid gap-5">
					<FormFields isClosed={isBusy}>
						<TextField
							control={form.control}
							name="email"
							type="email"
							label={t("forgot.email")}
							autoComplete="email"
							autoFocus
						/>
					</FormFields>
					<DialogFooter>
						<Button variant="outline" onClick={onClose}>
							{t("action.cancel")}
						</Button>
						<Button type="submit" busy={isBusy}>
							{t("forgot.submit")}
						</Button>
					</DialogFooter>
				</AppForm>
			</DialogContent>
		</Dialog>
	);
}
