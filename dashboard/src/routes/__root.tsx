import { createRootRoute, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ToasterHost } from "../components/toaster-host.tsx";

const ErrorPage = lazy(() => import("../components/error-page.tsx").then(({ ErrorPage }) => ({ default: ErrorPage })));

export const Route = createRootRoute({
	component: () => (
		<>
			<Outlet />
			<ToasterHost />
		</>
	),
	notFoundComponent: () => (
		<Suspense>
			<main>
				<ErrorPage status={404} />
			</main>
		</Suspense>
	),
	errorComponent: ({ reset }) => (
		<Suspense>
			<main>
				<ErrorPage status={500} onRetry={reset} />
			</main>
		</Suspense>
	),
});
