import i18next from "i18next";
import { toProblem } from "./api-problem.ts";
import { notifyError } from "./notify.ts";

/** The message of a failed call: the server's, or ours if it could not be reached. */
export function problemText(error: unknown): string {
	const { message, status } = toProblem(error);
	if (message !== null) return message;
	return status === 0 ? i18next.t("problem.unreachable") : i18next.t("problem.status", { status: String(status) });
}

export const showProblem = (error: unknown): void => {
	notifyError(problemText(error));
};
