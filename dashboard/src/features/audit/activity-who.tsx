import { useTranslation } from "react-i18next";

/** A colleague by name; an administrator, also as a colleague, as support. */
export function ActivityWho({ who, bySupport }: { who: string | null; bySupport: boolean }) {
	const { t } = useTranslation();
	if (who === null) return <span>{t("activity.support")}</span>;
	return (
		<span className="grid min-w-20 @max-2xl:min-w-0">
			<span>{who}</span>
			{bySupport && (
				<span className="text-muted-foreground text-xs">{t("audit.by", { name: t("activity.support") })}</span>
			)}
		</span>
	);
}
