import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { onTokensElsewhere } from "../../lib/session/tokens.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { type Credentials, signIn, startOf } from "./sign-in.ts";

export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	useFollowingTabs();
	const enter = async (credentials: Credentials) => {
		const { user } = await signIn(credentials);
		await navigate({ href: startOf(user.roles, returnTo) });
	};
	return (
		<EntryFrame title={t("login.title")} subtitle={t("login.subtitle")}>
			<LoginForm onSignIn={enter} />
		</EntryFrame>
	);
}

/** A sign-in in another tab signs in here too: the route handles it. */
function useFollowingTabs(): void {
	const router = useRouter();
	useEffect(() => onTokensElsewhere(() => void router.invalidate()), [router]);
}
