import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PRODUCT_FIELDS } from "#worker/products/product-mapping.rules.ts";
import { Button } from "../../../components/ui/button.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { fetchProductErrorsCsv, productErrorsQuery } from "../set-product.api.ts";
import { PRODUCT_FIELD_NAMES } from "./product-field-names.ts";

/** The first of the rejected rows, and all of them as a file. */
export function RejectedRows({ id, total }: { id: number; total: number }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data } = useQuery(productErrorsQuery(id, 1));
	const download = useWrite({
		mutationFn: async () => saveFile(await fetchProductErrorsCsv(id), `product-import-${id}-errors.csv`),
		onError: showProblem,
	});
	const fieldName = (field: string) => {
		const known = PRODUCT_FIELDS.find((name) => name === field);
		return known ? t(PRODUCT_FIELD_NAMES[known]) : t("catalogue.row");
	};
	return (
		<section className="grid gap-3">
			<header className="flex flex-wrap items-center justify-between gap-3">
				<h3 className="font-semibold text-sm">{t("products.refused_rows", { count: total })}</h3>
				<Button variant="outline" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
					<Download />
					{t("catalogue.download_errors")}
				</Button>
			</header>
			<ul className="grid gap-2">
				{data?.data.map(({ rowNo, field, value, message }) => (
					<li key={rowNo} className="grid gap-0.5 border-b pb-2 last:border-b-0">
						<span className="text-sm">{message}</span>
						<span className="wrap-anywhere text-muted-foreground text-xs">
							{t("products.refused_at", { row: formatNumber(rowNo, tag), field: fieldName(field) })}
							{value !== "" && `: ${value}`}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
