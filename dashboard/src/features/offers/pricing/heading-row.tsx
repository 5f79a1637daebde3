import { ROW_HEIGHT } from "../../../components/grid/use-grid-window.ts";
import { type GridItem, headingName } from "./grid-items.rules.ts";
import { useKindName } from "./kind-name.ts";

type HeadingRowProps = { item: Extract<GridItem, { type: "heading" }>; line: number };

/** The assortment of the parts below. */
export function HeadingRow({ item, line }: HeadingRowProps) {
	const kindName = useKindName(item.kind);
	return (
		<div
			role="row"
			aria-rowindex={line + 2}
			style={{ height: ROW_HEIGHT, transform: `translateY(${line * ROW_HEIGHT}px)` }}
			className="absolute inset-x-0 top-0 flex items-end border-b px-3 pb-1.5 sm:px-4"
		>
			<span role="gridcell" aria-colspan={4} className="min-w-0 truncate font-medium">
				{headingName(item)}
				<span className="font-normal text-muted-foreground text-xs"> · {kindName}</span>
			</span>
		</div>
	);
}
