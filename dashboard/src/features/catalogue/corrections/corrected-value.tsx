import { useTranslation } from "react-i18next";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { SpanList } from "../span-list.tsx";

/** The corrected value of the car, and the imported one, struck through. */
export function CorrectedValue({ correction: { corrected, imported } }: { correction: Correction }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-1">
			<SpanList spans={corrected} />
			{imported && imported.length > 0 && (
				<del className="text-muted-foreground decoration-muted-foreground/60">
					<span className="sr-only">{t("cars.import_says")}: </span>
					<SpanList spans={imported} />
				</del>
			)}
		</div>
	);
}

/** Why it was corrected, by whom and when. */
export function CorrectionSource({ correction: { reason, author, updatedAt } }: { correction: Correction }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return (
		<div className="grid gap-0.5 text-sm">
			{reason !== "" && <p className="wrap-anywhere">{reason}</p>}
			<p className="text-muted-foreground text-xs">
				{t("catalogue.touched", { who: author ?? "–", when: formatDateTime(updatedAt, tag) })}
			</p>
		</div>
	);
}
