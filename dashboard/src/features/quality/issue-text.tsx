import { useTranslation } from "react-i18next";
import type { QualityIssue } from "#worker/quality/quality.rules.ts";

const POSITION_TEXTS = {
	driver: "quality.no_driver",
	passenger: "quality.no_passenger",
	both: "quality.no_sizes",
} as const;

/** The text of a quality issue. */
export function IssueText({ issue }: { issue: QualityIssue }) {
	const { t } = useTranslation();
	switch (issue.kind) {
		case "options":
			return t("quality.options_text", { count: issue.options });
		case "hole":
			return t("quality.hole_text");
		case "year":
			return t("quality.year_text");
		case "missing":
			return t(POSITION_TEXTS[issue.position]);
		case "size": {
			const values = { size: String(issue.size), count: issue.spans };
			return issue.position === "front" ? t("quality.front_size", values) : t("quality.rear_size", values);
		}
	}
}
