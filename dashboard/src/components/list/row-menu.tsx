import { Ellipsis, type LucideIcon } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "../ui/dropdown-menu.tsx";

export type RowAction = {
	icon: LucideIcon;
	label: string;
	disabled?: boolean;
	destructive?: boolean;
	run: () => void;
};

type RowMenuProps = {
	/** The row's name for screen readers. */
	name: string;
	actions: readonly RowAction[];
};

/** The actions of a row, behind one button at its end. */
export function RowMenu({ name, actions }: RowMenuProps) {
	const { t } = useTranslation();
	const trigger = useRef<HTMLButtonElement>(null);
	const chosen = useRef<RowAction | null>(null);
	// After the menu has closed, so that a dialog returns the focus to the button and not to an entry that no longer
	// exists.
	const run = (event: Event) => {
		event.preventDefault();
		trigger.current?.focus();
		chosen.current?.run();
		chosen.current = null;
	};
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button ref={trigger} variant="ghost" size="icon-sm" aria-label={t("row.actions", { name })}>
					<Ellipsis />
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent className="data-[state=closed]:animate-none" onCloseAutoFocus={run}>
				{actions.map((action) => (
					<DropdownMenuItem
						key={action.label}
						disabled={action.disabled ?? false}
						variant={action.destructive ? "destructive" : "default"}
						onSelect={() => {
							chosen.current = action;
						}}
					>
						<action.icon aria-hidden />
						{action.label}
					</DropdownMenuItem>
				))}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
