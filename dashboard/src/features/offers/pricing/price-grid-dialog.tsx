import { useDeferredValue, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { AppForm } from "../../../components/form/app-form.tsx";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { cn } from "../../../lib/cn.ts";
import { changedCells } from "./grid.rules.ts";
import { GridFooter } from "./grid-footer.tsx";
import { GridToolbar } from "./grid-toolbar.tsx";
import { MeanwhileCallout } from "./meanwhile-callout.tsx";
import { PriceGrid } from "./price-grid.tsx";
import type { PriceGroup, Pricing } from "./price-list.rules.ts";
import { usePriceGrid } from "./use-price-grid.ts";
import { VisitorPrice } from "./visitor-price.tsx";

export type Editing = { name: string; groups: PriceGroup[] };

type PriceGridDialogProps = {
	finder: Finder;
	pricing: Pricing;
	editing: Editing;
	readOnly: boolean;
	onClose: () => void;
};

export function PriceGridDialog({ finder, pricing, editing, readOnly, onClose }: PriceGridDialogProps) {
	const { t } = useTranslation();
	const work = usePriceGrid(finder.id, pricing, editing.groups, onClose);
	const { grid, lines, save, dispatch } = work;
	const [isLeaving, setLeaving] = useState(false);
	const [showsVisitor, setShowsVisitor] = useState(false);
	const region = useRef<HTMLDivElement>(null);
	const footer = useRef<HTMLButtonElement>(null);
	const shownCells = useDeferredValue(grid.cells);
	const changes = changedCells(grid).length;
	const isDirty = !readOnly && (changes > 0 || grid.edit !== null);
	const focusGrid = () => region.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus();
	const close = () => (isDirty && !work.isSaving ? setLeaving(true) : onClose());
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
			<DialogContent
				className="h-[calc(100dvh-1rem)] max-h-none w-[calc(100vw-1rem)] max-w-6xl grid-rows-[auto_minmax(0,1fr)] gap-3 overflow-hidden p-4 sm:p-6"
				title={t("pricing.grid_title", { name: editing.name })}
				onOpenAutoFocus={(event) => {
					event.preventDefault();
					focusGrid();
				}}
				// In the grid, Escape is the grid's: it takes back what is typed, or leads out of the cells.
				onEscapeKeyDown={(event) => {
					if (region.current?.contains(document.activeElement)) event.preventDefault();
				}}
			>
				<AppForm onSubmit={readOnly ? () => undefined : save} className="flex min-h-0 min-w-0 flex-col gap-3">
					{!readOnly && <GridToolbar work={work} focusGrid={focusGrid} />}
					{grid.theirs.size > 0 && <MeanwhileCallout work={work} focusGrid={focusGrid} />}
					<div className="flex min-h-0 flex-1 flex-col gap-4 lg:flex-row">
						<div ref={region} className={cn("flex min-h-0 min-w-0 flex-1 flex-col", showsVisitor && "max-lg:hidden")}>
							<PriceGrid
								grid={grid}
								lines={lines}
								name={editing.name}
								readOnly={readOnly}
								dispatch={dispatch}
								onLeave={() => footer.current?.focus()}
							/>
						</div>
						<VisitorPrice
							finder={finder}
							pricing={pricing}
							parts={lines.parts}
							cells={shownCells}
							active={lines.parts[grid.active]}
							className={cn("min-h-0 overflow-y-auto lg:w-72 xl:w-80", !showsVisitor && "max-lg:hidden")}
						/>
					</div>
					<GridFooter
						ref={footer}
						work={work}
						changes={changes}
						readOnly={readOnly}
						showsVisitor={showsVisitor}
						onToggleVisitor={() => setShowsVisitor(!showsVisitor)}
						onClose={close}
					/>
				</AppForm>
				<UnsavedGuard dirty={isDirty} />
				<ConfirmDialog
					open={isLeaving}
					title={t("unsaved.title")}
					description={t("pricing.leave_description", { changes })}
					yes={t("unsaved.leave")}
					no={t("unsaved.stay")}
					destructive
					onConfirm={onClose}
					onCancel={() => setLeaving(false)}
				/>
			</DialogContent>
		</Dialog>
	);
}
