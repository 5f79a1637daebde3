import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
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
	return (
		<GridDialog
			title={t("pricing.grid_title", { name: editing.name })}
			lost={(count) => t("pricing.leave_description", { count })}
			onClose={onClose}
		>
			{({ close, ...frame }) => (
				<GridWorkspace
					{...work}
					{...frame}
					editing={editing}
					// It stays for what was typed meanwhile.
					onSaved={() => frame.unsaved.current === 0 && onClose()}
					onClose={close}
				/>
			)}
		</GridDialog>
	);
}
