import type { ReactTable, RowData } from "@tanstack/react-table";
import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuContent,
	DropdownMenuLabel,
	DropdownMenuTrigger,
} from "../ui/dropdown-menu.tsx";
import type { features } from "./data-columns.ts";

/** Chooses which columns of a list are shown. */
export function ColumnMenu<Row extends RowData>({ table }: { table: ReactTable<typeof features, Row> }) {
	const { t } = useTranslation();
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button variant="ghost" size="icon-sm" aria-label={t("list.columns")}>
					<Columns3 />
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuLabel>{t("list.columns")}</DropdownMenuLabel>
				{table
					.getAllLeafColumns()
					.filter((column) => column.getCanHide())
					.map((column) => (
						<DropdownMenuCheckboxItem
							key={column.id}
							checked={column.getIsVisible()}
							onCheckedChange={(checked) => column.toggleVisibility(checked)}
							// Several columns can be chosen at once.
							onSelect={(event) => event.preventDefault()}
						>
							{column.columnDef.meta?.title}
						</DropdownMenuCheckboxItem>
					))}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
