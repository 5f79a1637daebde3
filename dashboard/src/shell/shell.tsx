import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Outlet, useRouter } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "../components/error-page.tsx";
import { NewReleaseBar } from "../components/new-release.tsx";
import { PageSpinner } from "../components/page-spinner.tsx";
import { toProblem } from "../lib/api-problem.ts";
import { useStore } from "../lib/create-store.ts";
import { notifyError } from "../lib/notify.ts";
import { queryClient } from "../lib/query-client.ts";
import { toReturnPath } from "../lib/session/return-path.ts";
import { simulateToken, switchUser, userSwitches, userToken } from "../lib/session/tokens.ts";
import { currentUserQuery, useHoldsRole } from "../lib/session/use-current-user.ts";
import { useHeightProperty } from "../lib/use-height-property.ts";
import { Footer } from "./footer.tsx";
import { SideMenu } from "./menu-links.tsx";
import { PresenceGuard } from "./presence/presence-guard.tsx";
import { SimulationBar } from "./simulation-bar.tsx";
import { TopBar } from "./top-bar.tsx";

type ShellProps = {
	adminOnly?: boolean;
	/** The page; undefined: that of the route below. */
	children?: ReactNode;
};

/** The frame of every signed-in page. */
export const Shell = ({ adminOnly = false, children = <Outlet /> }: ShellProps) => (
	<QueryClientProvider client={queryClient}>
		<Gate key={useStore(userSwitches)} adminOnly={adminOnly}>
			{children}
		</Gate>
	</QueryClientProvider>
);

/**
 * Only a 401 redirects to the sign-in page, and only if nothing is on the screen yet; else a dialog on top of the page
 * asks to sign in.
 */
function Gate(page: Required<ShellProps>) {
	const { data, error, refetch } = useQuery(currentUserQuery);
	const leave = useLeave();
	const status = error && toProblem(error).status;
	const isRefused = status === 401 && data === undefined;
	useEffect(() => {
		if (isRefused) leave();
	}, [isRefused, leave]);
	if (data) return <Frame {...page} />;
	return status === null || isRefused ? <PageSpinner /> : <ErrorPage status={status} onRetry={() => void refetch()} />;
}

/** After an expired simulation the administrator continues; after an expired session the sign-in page opens. */
function useLeave(): () => void {
	const { t } = useTranslation();
	const router = useRouter();
	const isLeaving = useRef(false);
	return useCallback(() => {
		// Once: the second time it would end the administrator's own session.
		if (isLeaving.current) return;
		isLeaving.current = true;
		if (simulateToken.get() === null) {
			userToken.set(null);
			void router.navigate({ to: "/login", search: toReturnPath(router.state.location.href) });
			return;
		}
		switchUser({ user: userToken.get(), simulation: null });
		notifyError(t("simulation.ended"));
		void router.navigate({ to: "/", ignoreBlocker: true });
	}, [router, t]);
}

function Frame({ adminOnly, children }: Required<ShellProps>) {
	const { t } = useTranslation();
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	const top = useHeightProperty("--shell-top");
	return (
		<div className="flex min-h-dvh flex-col">
			<a
				href="#content"
				className="sr-only z-50 rounded-md bg-primary text-primary-foreground focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:px-4 focus:py-2"
			>
				{t("app.skip_to_content")}
			</a>
			<div ref={top} className="sticky top-0 z-30 short:static print:hidden">
				<NewReleaseBar />
				<PresenceGuard />
				<SimulationBar />
				<TopBar />
			</div>
			<div className="flex flex-1">
				<div className="hidden w-50 shrink-0 border-e bg-sidebar md:block print:hidden">
					<div className="sticky top-(--shell-top) max-h-[calc(100dvh-var(--shell-top)-2.5rem)] overflow-y-auto px-2.5 py-4 short:static short:max-h-none">
						<SideMenu />
					</div>
				</div>
				<main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
					<div className="@container/page mx-auto grid max-w-7xl grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
						{adminOnly && !isAdmin ? <ErrorPage status={403} /> : children}
					</div>
				</main>
			</div>
			<Footer />
		</div>
	);
}
