import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { DialogFooter } from "../../components/ui/dialog.tsx";
import { Progress } from "../../components/ui/progress.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import type { Sent } from "./send-file.ts";

/** How far a file is sent; null: it is still read. */
export function Sending({ sent, onCancel }: { sent: Sent | null; onCancel: () => void }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return (
		<div className="grid gap-3">
			<Progress aria-label={t("products.sending")} share={sent && sent.total > 0 ? sent.rows / sent.total : null} />
			<p role="status" className="text-muted-foreground text-sm tabular-nums">
				{sent
					? t("products.rows_sent", { rows: formatNumber(sent.rows, tag), count: sent.total })
					: t("products.reading")}
			</p>
			<DialogFooter>
				<Button variant="outline" onClick={onCancel}>
					{t("action.cancel")}
				</Button>
			</DialogFooter>
		</div>
	);
}
