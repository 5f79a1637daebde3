import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { focusCell } from "../../../components/grid/focus-cell.ts";
import { GridDialog } from "../../../components/grid/grid-dialog.tsx";
import { GridWorkspace } from "./grid-workspace.tsx";
import type { Editing, Pricing } from "./price-list.rules.ts";

type PriceGridDialogProps = {
	finder: Finder;
	pricing: Pricing;
	editing: Editing;
	readOnly: boolean;
	onClose: () => void;
};

export function PriceGridDialog({ editing, onClose, ...work }: PriceGridDialogProps) {
	const { t } = useTranslation();
	const { money, groups } = work.pricing;
	const [opened, setOpened] = useState({ sign: money.sign, groups: editing.groups });
	const reopen = () => {
		const keys = opened.groups.map(({ key }) => key);
		setOpened({ sign: money.sign, groups: groups.filter(({ key }) => keys.includes(key)) });
	};
	return (
		<GridDialog
			title={t("pricing.grid_title", { name: editing.name })}
			lost={(count) => t("pricing.leave_description", { count })}
			onClose={onClose}
		>
			{({ close, isAsking, ...frame }) => (
				<GridWorkspace
					key={opened.sign}
					{...work}
					{...frame}
					editing={{ ...editing, groups: opened.groups }}
					// It stays for what was typed meanwhile, and beneath a tool; another one may be open by then.
					onSaved={() => {
						const { current } = frame.region;
						const isBeneathTool = !isAsking.current && current?.closest("[aria-hidden=true]");
						if (current && !isBeneathTool && frame.unsaved.current === 0) onClose();
					}}
					onReopen={() => {
						flushSync(reopen);
						focusCell(frame.region.current);
					}}
					onClose={close}
				/>
			)}
		</GridDialog>
	);
}
