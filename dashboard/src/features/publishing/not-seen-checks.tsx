import { CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";

/** The usual reasons why a finder has not been seen. */
export function NotSeenChecks({ finder: { target, allowedOrigins } }: { finder: Finder }) {
	const { t } = useTranslation();
	const checks = [
		t("publish.check_lines", { target }),
		...(allowedOrigins.length > 0 ? [t("publish.check_origins", { origins: allowedOrigins.join(", ") })] : []),
		t("publish.check_csp"),
		t("publish.check_cache"),
	];
	return (
		<div className="grid gap-2">
			<h3 className="font-medium">{t("publish.check")}</h3>
			<ul className="grid gap-2 text-muted-foreground">
				{checks.map((check) => (
					<li key={check} className="flex gap-2.5 leading-relaxed">
						<CircleDashed aria-hidden className="mt-0.75 size-4 shrink-0" />
						<span className="min-w-0 text-pretty wrap-anywhere">{check}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
