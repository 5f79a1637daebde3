import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { focusCell } from "../../../components/grid/focus-cell.ts";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { GridWorkspace } from "./grid-workspace.tsx";
import type { Editing, Pricing } from "./price-list.rules.ts";

type PriceGridDialogProps = {
	finder: Finder;
	pricing: Pricing;
	editing: Editing;
	readOnly: boolean;
	onClose: () => void;
};

export function PriceGridDialog({ finder, pricing, editing, readOnly, onClose }: PriceGridDialogProps) {
	const { t } = useTranslation();
	/** How many changes would be lost; not a state, so that a key press renders only the cells and not the dialog. */
	const unsaved = useRef(0);
	const [losing, setLosing] = useState(0);
	const region = useRef<HTMLDivElement>(null);
	const close = () => (unsaved.current > 0 ? setLosing(unsaved.current) : onClose());
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
			<DialogContent
				className="h-[calc(100dvh-1rem)] max-h-none w-[calc(100vw-1rem)] max-w-6xl"
				bodyClassName="grid-rows-[minmax(0,1fr)] overflow-hidden px-4 pt-3 pb-4 sm:px-6 sm:pb-6"
				title={t("pricing.grid_title", { name: editing.name })}
				onOpenAutoFocus={(event) => {
					event.preventDefault();
					focusCell(region.current);
				}}
				// In the grid, Escape undoes the typing or leaves the cells.
				onEscapeKeyDown={(event) => {
					if (region.current?.contains(document.activeElement)) event.preventDefault();
				}}
			>
				<GridWorkspace
					finder={finder}
					pricing={pricing}
					editing={editing}
					readOnly={readOnly}
					region={region}
					unsaved={unsaved}
					onSaved={onClose}
					onClose={close}
				/>
				<ConfirmDialog
					open={losing > 0}
					title={t("unsaved.title")}
					description={t("pricing.leave_description", { count: losing })}
					yes={t("unsaved.leave")}
					no={t("unsaved.stay")}
					destructive
					onConfirm={onClose}
					onCancel={() => setLosing(0)}
				/>
			</DialogContent>
		</Dialog>
	);
}
