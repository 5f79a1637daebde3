import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { AppForm } from "../../../components/form/app-form.tsx";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { focusCell } from "../../../components/grid/focus-cell.ts";
import { changedCells } from "../../../components/grid/grid-state.rules.ts";
import { cn } from "../../../lib/cn.ts";
import { FreePriceDialog } from "../../assortments/free-price-dialog.tsx";
import { AllowCentsContext } from "./allow-cents-button.tsx";
import { ConflictCallout } from "./conflict-callout.tsx";
import { CurrencyCallout } from "./currency-callout.tsx";
import { GridDialogs, type GridTool } from "./grid-dialogs.tsx";
import { GridFooter } from "./grid-footer.tsx";
import { GridToolbar } from "./grid-toolbar.tsx";
import { problemAt, problemCells } from "./price-grid.rules.ts";
import { PriceGrid } from "./price-grid.tsx";
import type { Editing, Pricing } from "./price-list.rules.ts";
import { useAllowCents } from "./use-allow-cents.ts";
import { usePriceGrid } from "./use-price-grid.ts";
import { useSkuPaste } from "./use-sku-paste.tsx";
import { VisitorPrice } from "./visitor-price.tsx";

type GridWorkspaceProps = {
	finder: Finder;
	pricing: Pricing;
	editing: Editing;
	readOnly: boolean;
	/** The element with the cells. */
	region: RefObject<HTMLDivElement | null>;
	/** Called with the number of unsaved changes. */
	unsaved: RefObject<number>;
	onSaved: () => void;
	/** Opens the same assortments again, in the configuration's currency of now. */
	onReopen: () => void;
	onClose: () => void;
};

const Guard = memo(UnsavedGuard);

/** Tools, cells, the visitor's price, and saving. A key press renders only what it changes. */
export function GridWorkspace(props: GridWorkspaceProps) {
	const { finder, pricing, editing, readOnly, region, unsaved, onClose } = props;
	const work = usePriceGrid(finder.id, pricing, editing.groups, props.onSaved);
	const { grid, lines, dispatch } = work;
	const { cells, saved, money } = grid;
	const { pasteSkus, question } = useSkuPaste(lines.parts, money, dispatch);
	const leave = useAllowCents(finder.id, dispatch);
	const [showsVisitor, setShowsVisitor] = useState(false);
	const [tool, setTool] = useState<GridTool | null>(null);
	const footer = useRef<HTMLButtonElement>(null);
	const shownCells = useDeferredValue(cells);
	const shownPart = useDeferredValue(lines.parts[grid.active]);
	const changes = useMemo(() => changedCells({ cells, saved }).length, [cells, saved]);
	const problems = useMemo(() => problemCells({ cells, saved, money }), [cells, saved, money]);
	const [first = 0] = problems;
	const lost = readOnly ? 0 : Math.max(changes, grid.edit === null ? 0 : 1);
	useEffect(() => {
		unsaved.current = lost;
	}, [lost, unsaved]);
	const focusGrid = useCallback(() => focusCell(region.current), [region]);
	const closeTool = useCallback(() => setTool(null), []);
	const showHistory = useCallback(() => setTool("history"), []);
	const toggleVisitor = useCallback(() => setShowsVisitor((shown) => !shown), []);
	return (
		<AllowCentsContext value={readOnly ? null : leave}>
			<AppForm onSubmit={readOnly ? () => undefined : work.save} className="flex min-h-0 min-w-0 flex-col gap-3">
				<GridToolbar
					readOnly={readOnly}
					canUndo={grid.past.length > 0}
					canRedo={grid.future.length > 0}
					dispatch={dispatch}
					focusGrid={focusGrid}
					onTool={setTool}
				/>
				{work.isOtherCurrency && (
					<CurrencyCallout before={money.sign} now={pricing.money.sign} onContinue={props.onReopen} />
				)}
				{grid.conflicts.size > 0 && <ConflictCallout work={work} focusGrid={focusGrid} />}
				<div className="flex min-h-0 flex-1 flex-col gap-4 lg:flex-row">
					<div ref={region} className={cn("flex min-h-0 min-w-0 flex-1 flex-col", showsVisitor && "max-lg:hidden")}>
						<PriceGrid
							grid={grid}
							lines={lines}
							name={editing.name}
							readOnly={readOnly}
							dispatch={dispatch}
							onLeave={() => footer.current?.focus()}
							onHistory={showHistory}
							pasteSkus={pasteSkus}
						/>
					</div>
					<VisitorPrice
						finder={finder}
						pricing={work.pricing}
						parts={lines.parts}
						cells={shownCells}
						active={shownPart}
						isShown={showsVisitor}
					/>
				</div>
				<GridFooter
					ref={footer}
					changes={changes}
					invalid={problems.length}
					problem={problemAt(grid, grid.active) ?? problemAt(grid, first)}
					isSaving={work.isSaving}
					readOnly={readOnly}
					showsVisitor={showsVisitor}
					onToggleVisitor={toggleVisitor}
					onClose={onClose}
				/>
				<GridDialogs
					finderId={finder.id}
					tool={tool}
					grid={grid}
					lines={lines}
					dispatch={dispatch}
					focusGrid={focusGrid}
					onClose={closeTool}
				/>
				{question}
				<FreePriceDialog {...work.free} busy={work.isSaving} />
				<Guard dirty={lost > 0} />
			</AppForm>
		</AllowCentsContext>
	);
}
