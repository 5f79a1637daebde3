import { useTranslation } from "react-i18next";
import { useStore } from "../lib/create-store.ts";
import { newRelease } from "../lib/new-release.ts";
import { useAfterDialogs } from "../lib/use-after-dialogs.ts";
import { useTitle } from "../lib/use-title.ts";
import { Button } from "./ui/button.tsx";

const reload = () => window.location.reload();

/** Above a page that can't be reloaded automatically, because something on it is unsaved. */
export function NewReleaseBar() {
	const { t } = useTranslation();
	if (!useAfterDialogs(useStore(newRelease))) return null;
	return (
		<aside
			role="status"
			className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-info-soft px-4 py-1.5 font-medium text-info"
		>
			<p>{t("release.available")}</p>
			<Button size="sm" variant="ghost" onClick={reload} className="border border-current">
				{t("release.reload")}
			</Button>
		</aside>
	);
}

/** Instead of a page whose code is not available. */
export function NewReleasePage() {
	const { t } = useTranslation();
	const title = t("release.available");
	useTitle(title);
	return (
		<div className="grid min-h-[70dvh] place-items-center px-6 py-16 text-center">
			<div className="grid max-w-md justify-items-center gap-3">
				<h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
				<p className="text-pretty text-muted-foreground leading-relaxed">{t("release.description")}</p>
				<Button className="mt-3" onClick={reload}>
					{t("release.reload")}
				</Button>
			</div>
		</div>
	);
}
