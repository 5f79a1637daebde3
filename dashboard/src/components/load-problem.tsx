import { useTranslation } from "react-i18next";
import { problemText } from "../lib/problem-text.ts";
import { Button } from "./ui/button.tsx";
import { Callout } from "./ui/callout.tsx";

type LoadProblemProps = { error: Error | null; refetch: () => unknown };

/** Why a query failed, and the button to try again; nothing without an error. */
export function LoadProblem({ error, refetch }: LoadProblemProps) {
	const { t } = useTranslation();
	if (!error) return null;
	return (
		<Callout variant="problem" role="alert">
			{problemText(error)}{" "}
			<Button variant="link" size="inline" onClick={() => void refetch()}>
				{t("action.retry")}
			</Button>
		</Callout>
	);
}
