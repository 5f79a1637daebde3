import { isMissingPart } from "../lib/new-release.ts";
import { ErrorPage } from "./error-page.tsx";
import { NewReleasePage } from "./new-release.tsx";

// Loaded in advance: later it may be too late, because a release replaces files that are not loaded yet.

/** An unknown address inside the shell: the menu stays. */
export const NotFound = () => <ErrorPage status={404} />;

/** A screen that crashed leaves the menu and other screens usable. */
export const Crashed = ({ error, reset }: { error: unknown; reset: () => void }) =>
	isMissingPart(error) ? <NewReleasePage /> : <ErrorPage status={500} onRetry={reset} />;
