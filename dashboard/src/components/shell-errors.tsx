import { isMissingPart } from "../lib/new-release.ts";
import { ErrorPage } from "./error-page.tsx";
import { NewReleasePage } from "./new-release.tsx";

// Not loaded when they are needed: then it may be too late, since a release replaces what was not loaded yet.

/** An address that leads nowhere, inside the shell: the menu stays. */
export const NotFound = () => <ErrorPage status={404} />;

/** A screen that crashed takes neither the menu nor the other screens with it. */
export const Crashed = ({ error, reset }: { error: unknown; reset: () => void }) =>
	isMissingPart(error) ? <NewReleasePage /> : <ErrorPage status={500} onRetry={reset} />;
