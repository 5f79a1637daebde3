import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorPage } from "../components/error-page.tsx";
import { PageSpinner } from "../components/page-spinner.tsx";
import { findEntry } from "../features/auth/entry.ts";
import { toProblem } from "../lib/api-problem.ts";

export const Route = createFileRoute("/")({
	beforeLoad: async () => {
		throw await findEntry();
	},
	component: PageSpinner,
	errorComponent: ({ error }) => <NoAnswer status={toProblem(error).status} />,
});

/** Who is signed in could not be said: nobody is signed out by that. */
function NoAnswer({ status }: { status: number }) {
	const router = useRouter();
	return (
		<main>
			<ErrorPage status={status} onRetry={() => void router.invalidate()} />
		</main>
	);
}
