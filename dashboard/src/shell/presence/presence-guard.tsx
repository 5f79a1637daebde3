import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { onUnauthorized } from "../../lib/api.ts";
import { useStore } from "../../lib/create-store.ts";
import { homeOf } from "../../lib/session/current-user.ts";
import { checkPresence, presence } from "../../lib/session/presence.ts";
import { onTokensChangedInOtherTab } from "../../lib/session/tokens.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { useAfterDialogs } from "../../lib/use-after-dialogs.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

type User = CurrentUser["user"];

const nameOf = (user: User): string => user.name || user.username;

/**
 * Tabs follow each other's sign-in, sign-out and simulation at once, and notice a session that has ended. The page
 * stays on the screen beneath, so that nothing typed is lost unseen.
 */
export function PresenceGuard() {
	const now = useStore(presence);
	useEffect(() => onTokensChangedInOtherTab(() => void checkPresence()), []);
	useEffect(() => onUnauthorized(() => void checkPresence()), []);
	useRepeatFailed(now !== null);
	if (now === null) return null;
	return now.kind === "other" ? <OtherUser key={now.user.id} user={now.user} /> : <SignedOut />;
}

/** Once the page's user is back, what failed in the meantime is asked again, and what asks by itself goes on. */
function useRepeatFailed(isAway: boolean): void {
	const queryClient = useQueryClient();
	const wasAway = useRef(isAway);
	useEffect(() => {
		if (wasAway.current && !isAway) {
			void queryClient.refetchQueries({
				predicate: ({ state, observers }) =>
					state.status === "error" || observers.some(({ options }) => options.refetchInterval !== undefined),
			});
		}
		wasAway.current = isAway;
	}, [isAway, queryClient]);
}

function OtherUser({ user }: { user: User }) {
	const { t } = useTranslation();
	const shown = useCurrentUser().user;
	const [isKept, setKept] = useState(false);
	const name = nameOf(user);
	const title = titleOf(shown, user);
	// A page load: nothing of the previous user is left, and the browser asks if something is unsaved.
	const continueAsUser = () => window.location.assign(homeOf(user.roles));
	return (
		<>
			<ConfirmDialog
				open={!isKept}
				title={t(title, { name })}
				description={t("presence.other_description", { name: nameOf(shown) })}
				yes={t("presence.continue", { name })}
				no={t("presence.keep")}
				onConfirm={continueAsUser}
				onCancel={() => setKept(true)}
			/>
			{isKept && (
				<PresenceBar text={t(title, { name })} action={t("presence.continue", { name })} onAction={continueAsUser} />
			)}
		</>
	);
}

function titleOf(shown: User, user: User) {
	if (user.impersonatedBy !== null) return "presence.simulating";
	return shown.impersonatedBy?.id === user.id ? "presence.simulation_ended" : "presence.signed_in";
}

function SignedOut() {
	const { t } = useTranslation();
	const shown = useCurrentUser().user;
	const [isKept, setKept] = useState(false);
	if (!isKept) return <SignInDialog shown={shown} onClose={() => setKept(true)} />;
	return <PresenceBar text={t("presence.signed_out")} action={t("login.submit")} onAction={() => setKept(false)} />;
}

type PresenceBarProps = { text: ReactNode; action: string; onAction: () => void };

/** Stays visible above a page that is kept open. */
function PresenceBar({ text, action, onAction }: PresenceBarProps) {
	const isShown = useAfterDialogs(true);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The dialog had replaced another one, in which the focus was.
		if (isShown && document.activeElement === document.body) button.current?.focus();
	}, [isShown]);
	if (!isShown) return null;
	return (
		<aside
			role="status"
			className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning-soft px-4 py-1.5 font-medium text-warning"
		>
			<p>{text}</p>
			<Button ref={button} size="sm" variant="ghost" onClick={onAction} className="border border-current">
				{action}
			</Button>
		</aside>
	);
}
