import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { formatBytes, formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import type { ImportDraft } from "./import-draft.ts";

const DELIMITERS = { ",": "catalogue.comma", ";": "catalogue.semicolon", "\t": "catalogue.tab" } as const;
const isKnown = (delimiter: string): delimiter is keyof typeof DELIMITERS => delimiter in DELIMITERS;

/** The file's name, and its format as far as its beginning shows. */
export function DraftFile({ draft: { file, head }, onOther }: { draft: ImportDraft; onOther: () => void }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { delimiter = ",", encoding, header, records, isWhole } = head;
	const facts: [string, string][] = [
		[t("catalogue.size"), formatBytes(file.size, tag)],
		[t("catalogue.separator"), isKnown(delimiter) ? t(DELIMITERS[delimiter]) : delimiter],
		[t("catalogue.encoding"), encoding?.toUpperCase() ?? "UTF-8"],
		[t("catalogue.columns"), formatNumber(header.length, tag)],
	];
	if (isWhole) facts.push([t("catalogue.rows"), formatNumber(records.length, tag)]);
	return (
		<Card aria-label={t("catalogue.file")} className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
			<div className="flex min-w-0 items-center gap-3">
				<FileText aria-hidden className="size-6 shrink-0 text-muted-foreground" />
				<strong className="min-w-0 break-all font-semibold">{file.name}</strong>
			</div>
			<dl className="flex flex-1 flex-wrap gap-x-6 gap-y-2">
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt className="text-muted-foreground text-xs">{name}</dt>
						<dd className="tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			<Button variant="outline" onClick={onOther}>
				{t("catalogue.other")}
			</Button>
		</Card>
	);
}
