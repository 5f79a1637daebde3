import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { showProblem } from "../../lib/problem-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useWrite } from "../../lib/use-write.ts";
import { fetchStockCsv } from "./inventory.api.ts";

/** Downloads all rows, as the import reads them. */
export function StockExportButton({ companyId }: { companyId: number | undefined }) {
	const { t } = useTranslation();
	const download = useWrite({
		mutationFn: async () => saveFile(await fetchStockCsv({ companyId }), "stock.csv"),
		onError: showProblem,
	});
	return (
		<Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
			<Download />
			{t("stock.export")}
		</Button>
	);
}
