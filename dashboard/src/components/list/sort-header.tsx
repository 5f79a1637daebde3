import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import type { Sort } from "../../lib/use-list.ts";

type SortHeaderProps<Field extends string> = {
	title: string;
	field: Field | undefined;
	align: "end" | undefined;
	sort: Sort<Field>;
	onSort: (sort: Sort<Field> | null) => void;
};

const cellClasses =
	"sticky top-(--shell-top) z-10 short:static border-b bg-card px-(--cell-space) py-2 font-medium first:ps-4 text-muted-foreground text-xs";

/** A column's header: sorts ascending, then descending, then not at all. */
export function SortHeader<Field extends string>({ title, field, align, sort, onSort }: SortHeaderProps<Field>) {
	const side = align === "end" ? "text-end" : "text-start";
	if (field === undefined)
		return (
			<th scope="col" className={cn(cellClasses, "first:rounded-ss-xl", side)}>
				{title}
			</th>
		);
	const order = sort.sortField === field ? sort.sortOrder : undefined;
	const next = order === undefined ? "asc" : order === "asc" ? "desc" : null;
	const Icon = order === undefined ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
	return (
		<th
			scope="col"
			aria-sort={order === undefined ? "none" : order === "asc" ? "ascending" : "descending"}
			className={cn(cellClasses, "first:rounded-ss-xl", side)}
		>
			<button
				type="button"
				onClick={() => onSort(next && { sortField: field, sortOrder: next })}
				className={cn(
					"-mx-2 inline-flex min-h-7 items-center gap-1.5 rounded-md px-2 font-medium outline-none hover:bg-accent hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50",
					side,
					order && "text-foreground",
				)}
			>
				{title}
				<Icon aria-hidden className="size-3.5" />
			</button>
		</th>
	);
}

/** Above the row actions: the column menu. */
export const HeadEnd = ({ children }: { children: ReactNode }) => (
	<th scope="col" className={cn(cellClasses, "w-12 rounded-se-xl pe-2 text-end print:hidden")}>
		{children}
	</th>
);
