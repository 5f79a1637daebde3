import { CircleCheck, CircleOff, Radio } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { isConnected } from "#worker/statistics/statistics.rules.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatAgo } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** Disabled, enabled, or connected: enabled and seen on a shop's page lately. */
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
	const seenAt = finder.connectedAt;
	const seen = seenAt === null ? undefined : t("status.seen", { when: formatAgo(seenAt, Date.now(), tag) });
	if (seenAt === null || !isConnected(seenAt, Date.now())) {
		return (
			<Badge variant="info" title={seen}>
				<CircleCheck aria-hidden />
				{t("status.enabled")}
			</Badge>
		);
	}
	return (
		<Badge variant="success" title={seen}>
			<Radio aria-hidden />
			{t("status.connected")}
		</Badge>
	);
}
