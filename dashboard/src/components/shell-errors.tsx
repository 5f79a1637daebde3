import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("./error-page.tsx").then(({ ErrorPage }) => ({ default: ErrorPage })));

/** An address that leads nowhere, inside the shell: the menu stays. */
export const NotFound = () => (
	<Suspense>
		<ErrorPage status={404} />
	</Suspense>
);

/** A screen that crashed takes neither the menu nor the other screens with it. */
export const Crashed = ({ reset }: { reset: () => void }) => (
	<Suspense>
		<ErrorPage status={500} onRetry={reset} />
	</Suspense>
);
