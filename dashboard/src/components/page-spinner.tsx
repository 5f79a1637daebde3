import { useTranslation } from "react-i18next";
import { Spinner } from "./ui/spinner.tsx";

export function PageSpinner() {
	const { t } = useTranslation();
	return (
		<div role="status" className="grid min-h-[50dvh] place-items-center text-muted-foreground">
			<Spinner className="size-7" />
			<span className="sr-only">{t("state.loading")}</span>
		</div>
	);
}
