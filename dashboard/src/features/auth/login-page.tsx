import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { onTokensChangedInOtherTab } from "../../lib/session/tokens.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { type Credentials, signIn, startPageOf } from "./sign-in.ts";

export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	useSignInFromOtherTab();
	const enter = async (credentials: Credentials) => {
		const { user } = await signIn(credentials);
		await navigate({ href: startPageOf(user.roles, returnTo) });
	};
	return (
		<EntryFrame title={t("login.title")} subtitle={t("login.subtitle")}>
			<LoginForm onSignIn={enter} />
		</EntryFrame>
	);
}

/** A sign-in in another tab signs in here too: the route handles it. */
function useSignInFromOtherTab(): void {
	const router = useRouter();
	useEffect(() => onTokensChangedInOtherTab(() => void router.invalidate()), [router]);
}
