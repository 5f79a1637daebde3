import { Check, ChevronsUpDown, X } from "lucide-react";
import type { RefCallback } from "react";
import { useTranslation } from "react-i18next";
import { searchText } from "#worker/db/search-text.rules.ts";
import { cn } from "../lib/cn.ts";
import type { Choice } from "./combobox-list.tsx";
import { Badge } from "./ui/badge.tsx";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "./ui/command.tsx";
import { inputClasses } from "./ui/input.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./ui/popover.tsx";

type MultiComboboxProps = {
	id: string;
	values: readonly string[];
	choices: readonly Choice[];
	onChange: (values: string[]) => void;
	onBlur?: () => void;
	/** Takes the focus when the form finds an error here. */
	ref?: RefCallback<HTMLButtonElement>;
	"aria-labelledby": string;
	"aria-invalid"?: boolean;
	"aria-describedby"?: string | undefined;
};

/** A multi-select: a list with a search box that stays open, and each chosen one as a removable tag. */
export function MultiCombobox({ id, values, choices, onChange, onBlur, ref, ...aria }: MultiComboboxProps) {
	const { t } = useTranslation();
	const toggle = (value: string) =>
		onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
	const chosen = choices.filter(({ value }) => values.includes(value));
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<Popover>
				<PopoverTrigger asChild>
					<button
						ref={ref}
						type="button"
						id={id}
						onBlur={onBlur}
						{...aria}
						aria-labelledby={`${aria["aria-labelledby"]} ${id}-value`}
						className={cn(inputClasses, "cursor-pointer items-center justify-between gap-2 text-start")}
					>
						<span id={`${id}-value`} className={cn("truncate", values.length === 0 && "text-muted-foreground")}>
							{t("field.chosen", { chosen: String(values.length), total: String(choices.length) })}
						</span>
						<ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
					</button>
				</PopoverTrigger>
				<PopoverContent className="w-(--radix-popover-trigger-width) min-w-56 p-0">
					<ChoiceList values={values} choices={choices} onToggle={toggle} />
				</PopoverContent>
			</Popover>
			{chosen.length > 0 && <Tags chosen={chosen} onRemove={toggle} />}
		</div>
	);
}

type ChoiceListProps = { values: readonly string[]; choices: readonly Choice[]; onToggle: (value: string) => void };

function ChoiceList({ values, choices, onToggle }: ChoiceListProps) {
	const { t } = useTranslation();
	const matches = (label: string, search: string) => (searchText(label).includes(searchText(search.trim())) ? 1 : 0);
	return (
		<Command filter={(_, search, keywords) => matches(keywords?.join(" ") ?? "", search)} label={t("action.search")}>
			<CommandInput autoFocus placeholder={t("action.search")} />
			<CommandList>
				<CommandEmpty>{t("state.nothing_found")}</CommandEmpty>
				{choices.map(({ value, label }) => (
					<CommandItem
						key={value}
						value={`choice ${value}`}
						keywords={[label]}
						aria-checked={values.includes(value)}
						onSelect={() => onToggle(value)}
					>
						<span className="flex-1 truncate">{label}</span>
						{values.includes(value) && <Check aria-hidden />}
					</CommandItem>
				))}
			</CommandList>
		</Command>
	);
}

function Tags({ chosen, onRemove }: { chosen: readonly Choice[]; onRemove: (value: string) => void }) {
	const { t } = useTranslation();
	return (
		<ul className="flex flex-wrap gap-1.5">
			{chosen.map(({ value, label }) => (
				<li key={value} className="min-w-0 max-w-full">
					<Badge variant="neutral" className="max-w-full pe-1">
						<span className="truncate">{label}</span>
						<button
							type="button"
							aria-label={t("field.remove", { label })}
							onClick={() => onRemove(value)}
							className="grid size-6 place-items-center rounded-full outline-none hover:bg-foreground/10 focus-visible:ring-3 focus-visible:ring-ring/50"
						>
							<X />
						</button>
					</Badge>
				</li>
			))}
		</ul>
	);
}
