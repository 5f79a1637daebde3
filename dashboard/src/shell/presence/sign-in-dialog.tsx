import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { logIn } from "../../features/auth/auth.api.ts";
import { LoginForm } from "../../features/auth/login-form.tsx";
import type { Credentials } from "../../features/auth/sign-in.ts";
import { forgetStoredFinder } from "../../features/finders/selected/selected-finder.ts";
import { fetchCurrentUser } from "../../lib/session/current-user.ts";
import { applyCurrentUser, presence } from "../../lib/session/presence.ts";
import { simulateToken, userToken } from "../../lib/session/tokens.ts";

type SignInDialogProps = { shown: CurrentUser["user"]; onClose: () => void };

/** Signs in on top of the page, which then continues. If it is another user, asks before leaving the page. */
export function SignInDialog({ shown, onClose }: SignInDialogProps) {
	const { t } = useTranslation();
	const signIn = useSignInAgain();
	const isOwn = shown.impersonatedBy === null;
	const name = shown.name || shown.username;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={t("presence.signed_out")}
				description={t(isOwn ? "presence.sign_in_again" : "presence.sign_in_own", { name })}
				className="max-w-md"
			>
				<LoginForm {...(isOwn && { username: shown.username })} onSignIn={signIn} />
			</DialogContent>
		</Dialog>
	);
}

function useSignInAgain() {
	return async (credentials: Credentials) => {
		const { token } = await logIn(credentials);
		simulateToken.set(null);
		userToken.set(token);
		// Not by a check that may be under way for the token of before, and says nothing when it fails.
		applyCurrentUser(await fetchCurrentUser());
		if (presence.get() !== null) forgetStoredFinder();
	};
}
