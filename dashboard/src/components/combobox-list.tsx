import { Check } from "lucide-react";
import { type KeyboardEvent, type UIEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { searchText } from "#worker/db/search-text.rules.ts";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "./ui/command.tsx";

export type Choice = { value: string; label: string };

type ComboboxListProps = { choices: readonly Choice[]; value: string; onChoose: (value: string) => void };

/** Thousands of companies take seconds to draw; all countries are fewer. */
const STEP = 300;

/** A list with a search box, which finds as everywhere: case and accents don't matter. Scrolling to its end shows more. */
export function ComboboxList({ choices, value, onChoose }: ComboboxListProps) {
	const { t } = useTranslation();
	const [search, setSearch] = useState("");
	const [shown, setShown] = useState(STEP);
	const text = searchText(search.trim());
	const matches = choices.filter(({ label }) => searchText(label).includes(text));
	const find = (typed: string) => {
		setSearch(typed);
		setShown(STEP);
	};
	const showMore = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
		if (shown < matches.length && scrollHeight - scrollTop < 2 * clientHeight) setShown(shown + STEP);
	};
	const showAll = ({ key }: KeyboardEvent) => {
		// Now: the list goes to the last one that is drawn.
		if (key === "End" && shown < matches.length) flushSync(() => setShown(matches.length));
	};
	return (
		<Command shouldFilter={false} label={t("action.search")} onKeyDown={showAll}>
			<CommandInput autoFocus value={search} onValueChange={find} placeholder={t("action.search")} />
			<CommandList onScroll={showMore}>
				<CommandEmpty>{t("state.nothing_found")}</CommandEmpty>
				{matches.slice(0, shown).map((choice) => (
					<CommandItem key={choice.value} value={`choice ${choice.value}`} onSelect={() => onChoose(choice.value)}>
						<span className="flex-1 truncate">{choice.label}</span>
						{choice.value === value && <Check aria-hidden />}
					</CommandItem>
				))}
			</CommandList>
		</Command>
	);
}
