import { useTranslation } from "react-i18next";
import type { QualityIssue } from "#worker/quality/quality.rules.ts";

const POSITION_TEXTS = {
	driver: "quality.no_driver",
	passenger: "quality.no_passenger",
	both: "quality.no_sizes",
} as const;

/** The text of a quality issue. */
export function IssueText({ finding }: { finding: QualityIssue }) {
	const { t } = useTranslation();
	switch (finding.kind) {
		case "options":
			return t("quality.options_text", { count: finding.options });
		case "hole":
			return t("quality.hole_text");
		case "year":
			return t("quality.year_text");
		case "missing":
			return t(POSITION_TEXTS[finding.position]);
		case "size": {
			const values = { size: String(finding.size), count: finding.spans };
			return finding.position === "front" ? t("quality.front_size", values) : t("quality.rear_size", values);
		}
	}
}
