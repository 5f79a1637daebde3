import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Dialog, DialogContent } from "../ui/dialog.tsx";
import { focusCell } from "./focus-cell.ts";

export type GridFrame = {
	/** The element with the cells. */
	region: RefObject<HTMLDivElement | null>;
	/** The number of unsaved changes; not a state, so that a key press renders only the cells and not the dialog. */
	unsaved: RefObject<number>;
	/** Asks first if changes would be lost. */
	close: () => void;
	/** Whether it asks now. */
	isAsking: RefObject<boolean>;
};

type GridDialogProps = {
	title: string;
	/** What would be lost. */
	lost: (count: number) => string;
	onClose: () => void;
	children: (frame: GridFrame) => ReactNode;
};

/** A grid over the whole page. */
export function GridDialog({ title, lost, onClose, children }: GridDialogProps) {
	const { t } = useTranslation();
	const unsaved = useRef(0);
	const [losing, setLosing] = useState(0);
	const isAsking = useRef(false);
	useLayoutEffect(() => {
		isAsking.current = losing > 0;
	}, [losing]);
	const region = useRef<HTMLDivElement>(null);
	const close = () => (unsaved.current > 0 ? setLosing(unsaved.current) : onClose());
	return (
		<Dialog open onOpenChange={(open) => !open && close()}>
			<DialogContent
				className="h-[calc(100dvh-1rem)] max-h-none w-[calc(100vw-1rem)] max-w-6xl"
				bodyClassName="grid-rows-[minmax(0,1fr)] overflow-hidden px-4 pt-3 pb-4 sm:px-6 sm:pb-6"
				title={title}
				onOpenAutoFocus={(event) => {
					event.preventDefault();
					focusCell(region.current);
				}}
				// In the grid, Escape undoes the typing or leaves the cells.
				onEscapeKeyDown={(event) => {
					if (region.current?.contains(document.activeElement)) event.preventDefault();
				}}
			>
				{children({ region, unsaved, close, isAsking })}
				<ConfirmDialog
					open={losing > 0}
					title={t("unsaved.title")}
					description={lost(losing)}
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
