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

/** It is not known who is signed in, so nobody is signed out. */
function NoAnswer({ status }: { status: number }) {
	const router = useRouter();
	return (
		<main>
			<ErrorPage status={status} onRetry={() => void router.invalidate()} />
		</main>
	);
}
