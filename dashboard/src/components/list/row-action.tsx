import type { LucideIcon } from "lucide-react";
import { Button } from "../ui/button.tsx";

type RowActionProps = {
	icon: LucideIcon;
	/** Says also which row is meant, for those who can't see it. */
	label: string;
	disabled?: boolean;
	busy?: boolean;
	onClick: () => void;
};

/** One of the actions at a row's end: an icon whose name appears on hovering. */
export const RowAction = ({ icon: Icon, label, disabled = false, busy = false, onClick }: RowActionProps) => (
	<Button
		variant="ghost"
		size="icon-sm"
		aria-label={label}
		title={label}
		disabled={disabled}
		busy={busy}
		onClick={onClick}
	>
		{!busy && <Icon aria-hidden />}
	</Button>
);
