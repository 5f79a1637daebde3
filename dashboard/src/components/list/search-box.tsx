import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../ui/badge.tsx";
import { Input } from "../ui/input.tsx";

const PAUSE_MS = 300;

type SearchBoxProps = { value: string; onSearch: (search: string) => void; label: string };

/** Searches when typing pauses, or at once on Enter. */
export function SearchBox({ value, onSearch, label }: SearchBoxProps) {
	const [typed, setTyped] = useState(value);
	const isTyping = useRef(false);
	// While the user types, the address follows the text; otherwise the text follows the address.
	useEffect(() => {
		if (value === typed.trim()) isTyping.current = false;
		else if (!isTyping.current) setTyped(value);
	}, [value, typed]);
	const search = useEffectEvent(() => onSearch(typed.trim()));
	useEffect(() => {
		if (typed.trim() === value) return;
		const timer = setTimeout(search, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed, value]);
	return (
		<search className="relative w-full sm:w-72">
			<Search
				aria-hidden
				className="-translate-y-1/2 pointer-events-none absolute start-3 top-1/2 size-4 text-muted-foreground"
			/>
			<Input
				type="search"
				aria-label={label}
				placeholder={label}
				maxLength={200}
				value={typed}
				onChange={(event) => {
					isTyping.current = true;
					setTyped(event.target.value);
				}}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					// It doesn't submit a form around it.
					event.preventDefault();
					onSearch(typed.trim());
				}}
				className="ps-9 [&::-webkit-search-cancel-button]:hidden"
			/>
		</search>
	);
}

/** The active search, and the button to clear it. */
export function SearchTag({ value, onSearch }: Pick<SearchBoxProps, "value" | "onSearch">) {
	const { t } = useTranslation();
	if (value === "") return null;
	return <FilterTag text={value} label={t("list.remove_search", { search: value })} onRemove={() => onSearch("")} />;
}

/** What the list is narrowed to, and the button to end that, which `label` names. */
export const FilterTag = ({ text, label, onRemove }: { text: string; label: string; onRemove: () => void }) => (
	<Badge variant="info" className="max-w-full py-0.5 ps-3 pe-1 text-sm">
		<span className="truncate">{text}</span>
		<button
			type="button"
			aria-label={label}
			onClick={({ currentTarget: button }) => {
				// It goes with its tag. Who points stays where they are.
				if (button.matches(":focus-visible"))
					button.closest("main")?.querySelector<HTMLElement>("[type=search]")?.focus();
				onRemove();
			}}
			className="grid size-6 place-items-center rounded-full outline-none hover:bg-foreground/10 focus-visible:ring-3 focus-visible:ring-ring/50"
		>
			<X className="size-3.5!" />
		</button>
	</Badge>
);
