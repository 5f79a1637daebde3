import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** The mailed link's page: a new password, or a new link if this one is no longer valid. */
export function ResetPasswordPage({ token }: { token: string }) {
	const { t } = useTranslation();
	const [isTokenInvalid, setTokenInvalid] = useState<string | null>(null);
	return (
		<EntryFrame title={t("reset.title")} subtitle={t("reset.subtitle")}>
			{isTokenInvalid === token ? (
				<InvalidLink />
			) : (
				<ResetPasswordForm key={token} token={token} onRefused={() => setTokenInvalid(token)} />
			)}
		</EntryFrame>
	);
}

function InvalidLink() {
	const { t } = useTranslation();
	const [isRequesting, setRequesting] = useState(false);
	return (
		<div className="grid gap-5">
			<Callout variant="problem" role="alert">
				{t("auth.token_invalid")}
			</Callout>
			<Button size="lg" autoFocus onClick={() => setRequesting(true)}>
				{t("reset.request")}
			</Button>
			<Button asChild variant="link" size="inline" className="min-h-6 justify-self-center">
				<Link to="/login">{t("reset.to_login")}</Link>
			</Button>
			{isRequesting && <ForgotPasswordDialog onClose={() => setRequesting(false)} />}
		</div>
	);
}
