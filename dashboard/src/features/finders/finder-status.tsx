import { CircleCheck, CircleOff, Radio } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatAgo } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** Disabled, enabled, or connected: enabled and seen on a shop's page. */
export function FinderStatus({ finder }: { finder: Pick<Finder, "enabled" | "connectedAt"> }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (!finder.enabled) {
		return (
			<Badge>
				<CircleOff aria-hidden />
				{t("status.disabled")}
			</Badge>
		);
	}
	if (finder.connectedAt === null) {
		return (
			<Badge variant="info">
				<CircleCheck aria-hidden />
				{t("status.enabled")}
			</Badge>
		);
	}
	return (
		<Badge variant="success" title={t("status.seen", { when: formatAgo(finder.connectedAt, Date.now(), tag) })}>
			<Radio aria-hidden />
			{t("status.connected")}
		</Badge>
	);
}
