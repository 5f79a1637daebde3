import { ChevronsUpDown } from "lucide-react";
import { type RefCallback, useState } from "react";
import { cn } from "../lib/cn.ts";
import { type Choice, ComboboxList } from "./combobox-list.tsx";
import { inputClasses } from "./ui/input.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./ui/popover.tsx";

type ComboboxProps = {
	id: string;
	value: string;
	choices: readonly Choice[];
	placeholder: string;
	onChange: (value: string) => void;
	onBlur?: () => void;
	/** Takes the focus when the form finds an error here. */
	ref?: RefCallback<HTMLButtonElement>;
	"aria-labelledby": string;
	"aria-invalid"?: boolean;
	"aria-describedby"?: string | undefined;
};

/** A select with a search box, for long lists. */
export function Combobox({ id, value, choices, placeholder, onChange, onBlur, ref, ...aria }: ComboboxProps) {
	const [open, setOpen] = useState(false);
	const chosen = choices.find((choice) => choice.value === value);
	const choose = (next: string) => {
		onChange(next);
		setOpen(false);
	};
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild>
				<button
					ref={ref}
					type="button"
					id={id}
					role="combobox"
					aria-expanded={open}
					aria-controls={`${id}-list`}
					onBlur={onBlur}
					{...aria}
					aria-labelledby={`${aria["aria-labelledby"]} ${id}-value`}
					className={cn(inputClasses, "cursor-pointer items-center justify-between gap-2 text-start")}
				>
					<span id={`${id}-value`} className={cn("truncate", !chosen && "text-muted-foreground")}>
						{chosen?.label ?? placeholder}
					</span>
					<ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
				</button>
			</PopoverTrigger>
			<PopoverContent id={`${id}-list`} className="w-(--radix-popover-trigger-width) min-w-56 p-0">
				<ComboboxList choices={choices} value={value} onChoose={choose} />
			</PopoverContent>
		</Popover>
	);
}
