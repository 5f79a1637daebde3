import { ChevronDown, ChevronUp, type LucideIcon } from "lucide-react";
import { Button } from "../ui/button.tsx";

type MoveButtonsProps = {
	/** The buttons' labels, which name the item. */
	up: string;
	down: string;
	/** The item's position, from 0, among `total`. */
	place: number;
	total: number;
	onMove: (place: number) => void;
};

/** Moves an item of an ordered list up or down by one. */
export const MoveButtons = ({ up, down, place, total, onMove }: MoveButtonsProps) => (
	<span className="flex shrink-0">
		<MoveButton label={up} icon={ChevronUp} isEnd={place === 0} onPress={() => onMove(place - 1)} />
		<MoveButton label={down} icon={ChevronDown} isEnd={place === total - 1} onPress={() => onMove(place + 1)} />
	</span>
);

type MoveButtonProps = { label: string; icon: LucideIcon; isEnd: boolean; onPress: () => void };

/** At the end of the list it stays focusable and does nothing, so that the keyboard keeps its place. */
const MoveButton = ({ label, icon: Icon, isEnd, onPress }: MoveButtonProps) => (
	<Button
		variant="ghost"
		size="icon-sm"
		aria-label={label}
		title={label}
		aria-disabled={isEnd}
		onClick={() => !isEnd && onPress()}
		className="aria-disabled:cursor-default aria-disabled:opacity-40"
	>
		<Icon />
	</Button>
);
