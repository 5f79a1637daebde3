import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { searchText } from "#worker/db/search-text.rules.ts";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "./ui/command.tsx";

export type Choice = { value: string; label: string };

type ComboboxListProps = { choices: readonly Choice[]; value: string; onChoose: (value: string) => void };

/** The same search as everywhere: case and accents don't matter. */
const matches = (label: string, search: string) => (searchText(label).includes(searchText(search)) ? 1 : 0);

export function ComboboxList({ choices, value, onChoose }: ComboboxListProps) {
	const { t } = useTranslation();
	return (
		<Command filter={(_, search, keywords) => matches(keywords?.join(" ") ?? "", search)} label={t("action.search")}>
			<CommandInput autoFocus placeholder={t("action.search")} />
			<CommandList>
				<CommandEmpty>{t("state.nothing_found")}</CommandEmpty>
				{choices.map((choice) => (
					<CommandItem
						key={choice.value}
						value={`choice ${choice.value}`}
						keywords={[choice.label]}
						onSelect={() => onChoose(choice.value)}
					>
						<span className="flex-1 truncate">{choice.label}</span>
						{choice.value === value && <Check aria-hidden />}
					</CommandItem>
				))}
			</CommandList>
		</Command>
	);
}
