import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useTitle } from "../lib/use-title.ts";
import { Button } from "./ui/button.tsx";

const TEXTS = {
	403: "error_page.forbidden",
	404: "error_page.not_found",
	500: "error_page.internal",
	0: "error_page.unknown",
} as const;

const isKnown = (status: number): status is keyof typeof TEXTS => status in TEXTS;

/**
 * The error page: `Error {status}`, a sentence, and a link; the generic one shows the status code of any other answer.
 * Status 0: the worker was not reached.
 */
export function ErrorPage({ status, onRetry }: { status: number; onRetry?: () => void }) {
	const { t } = useTranslation();
	const named = { status: String(status) };
	const title = status === 0 ? t("error_page.title_unknown") : t("error_page.title", named);
	useTitle(title);
	return (
		<div className="grid min-h-[70dvh] place-items-center px-6 py-16 text-center">
			<div className="grid max-w-md justify-items-center gap-3">
				{status !== 0 && (
					<p aria-hidden className="font-semibold text-6xl text-muted-foreground tabular-nums tracking-tight">
						{status}
					</p>
				)}
				<h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
				<p className="text-pretty text-muted-foreground leading-relaxed">
					{isKnown(status) ? t(TEXTS[status]) : t("problem.status", named)}
				</p>
				<div className="mt-3 flex flex-wrap justify-center gap-2">
					{onRetry && (
						<Button variant="outline" onClick={onRetry}>
							{t("action.retry")}
						</Button>
					)}
					<Button asChild>
						<Link to="/">{t("error_page.home")}</Link>
					</Button>
				</div>
			</div>
		</div>
	);
}
