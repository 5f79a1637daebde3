import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguageTag } from "../../lib/language.ts";
import { PAGE_SIZES } from "../../lib/list-search.ts";
import { Button } from "../ui/button.tsx";
import { Label } from "../ui/label.tsx";
import { NativeSelect } from "../ui/native-select.tsx";
import { listRange } from "./list-range.ts";

type PaginationProps = {
	page: number;
	pageSize: number;
	total: number;
	onPage: (page: number) => void;
	onPageSize: (pageSize: number) => void;
};

/** A page size that is the list's default but not among the choices is added to them. */
const sizesWith = (pageSize: number) => [...new Set([...PAGE_SIZES, pageSize])].sort((one, other) => one - other);

export function Pagination({ page, pageSize, total, onPage, onPageSize }: PaginationProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const id = useId();
	const pages = Math.max(1, Math.ceil(total / pageSize));
	return (
		<nav aria-label={t("list.pages")} className="flex flex-wrap items-center justify-between gap-3">
			<div className="flex items-center gap-2 text-muted-foreground">
				<Label htmlFor={id} className="font-normal">
					{t("list.page_size")}
				</Label>
				<NativeSelect id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
					{sizesWith(pageSize).map((size) => (
						<option key={size}>{size}</option>
					))}
				</NativeSelect>
			</div>
			<div className="flex items-center gap-2">
				<span className="text-muted-foreground tabular-nums" aria-live="polite">
					{t("list.range", listRange({ page, pageSize, total }, tag))}
				</span>
				<Button
					variant="outline"
					size="icon-sm"
					disabled={page <= 1}
					aria-label={t("list.previous")}
					onClick={() => onPage(page - 1)}
				>
					<ChevronLeft className="rtl:rotate-180" />
				</Button>
				<Button
					variant="outline"
					size="icon-sm"
					disabled={page >= pages}
					aria-label={t("list.next")}
					onClick={() => onPage(page + 1)}
				>
					<ChevronRight className="rtl:rotate-180" />
				</Button>
			</div>
		</nav>
	);
}
