import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Check, LayoutGrid } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Command, CommandInput, CommandItem, CommandList } from "../components/ui/command.tsx";
import { findersQuery } from "../features/finders/finder.api.ts";
import { useSelectedFinderId } from "../features/finders/selected/use-selected-finder.ts";
import { hostOf } from "../lib/host-of.ts";
import { problemText } from "../lib/problem-text.ts";
import { useChooseLater } from "../lib/use-choose-later.ts";

/** As many as fit the list; the search finds the others. */
const SHOWN = 20;

/** Finds a configuration by name or shop, and opens it on the same tab, else on its overview. */
export function FinderPicker({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation();
	const [typed, setTyped] = useState("");
	const text = typed.trim().slice(0, 200);
	const search = useDeferredValue(text);
	const selected = useSelectedFinderId();
	const navigate = useNavigate();
	const tab = useTab();
	const { data, error, isPlaceholderData, isPending } = useQuery(
		findersQuery({ page: 1, pageSize: SHOWN, search, sortField: "label", sortOrder: "asc" }),
	);
	const open = (finder: number) => {
		onClose();
		void navigate({ to: tab, search: { finder } });
	};
	const leave = () => {
		onClose();
		void navigate({ to: "/c" });
	};
	const marked = useHighlighted(data);
	const finder = data?.data.find(({ id }) => finderValue(id) === marked.value);
	// Below finders, "all" is marked only by the user; it opens at once.
	const leaves = !finder && data !== undefined && data.data.length > 0;
	const isWaiting = !leaves && (text !== search || isPlaceholderData || isPending);
	const onKeyDown = useChooseLater(text, isWaiting, () => finder && open(finder.id));
	return (
		<Command shouldFilter={false} label={t("switcher.choose")} {...marked} onKeyDown={onKeyDown}>
			<CommandInput autoFocus value={typed} onValueChange={setTyped} placeholder={t("finders.search")} />
			<CommandList>
				{error && <p className="px-3 py-4 text-destructive">{problemText(error)}</p>}
				{data?.data.length === 0 && (
					<p className="px-3 py-4 text-center text-muted-foreground">{t("state.nothing_found")}</p>
				)}
				{data?.data.map(({ id, label, shopProductUrl }) => (
					<CommandItem key={id} value={finderValue(id)} onSelect={() => open(id)}>
						<span className="grid min-w-0 flex-1">
							<span className="truncate font-medium">{label}</span>
							<span className="truncate text-muted-foreground text-xs empty:hidden">{hostOf(shopProductUrl)}</span>
						</span>
						{id === selected && <Check aria-hidden />}
					</CommandItem>
				))}
				{/* Not before the results: Enter selects the first entry of the answer. */}
				{(data ?? error) && (
					<CommandItem value="all" onSelect={leave} className="mt-1 text-muted-foreground">
						<LayoutGrid aria-hidden />
						{t("welcome.all_finders")}
					</CommandItem>
				)}
			</CommandList>
		</Command>
	);
}

const finderValue = (id: number): string => `finder ${id}`;

type FinderList = { data: readonly { id: number }[] } | undefined;

/** The entry that Enter selects: the first result, until another one of the same list is selected. */
function useHighlighted(finders: FinderList) {
	const [moved, setMoved] = useState<{ in: FinderList; to: string }>();
	const [first] = finders?.data ?? [];
	const value = moved && moved.in === finders ? moved.to : first ? finderValue(first.id) : "all";
	return { value, onValueChange: (to: string) => setMoved({ in: finders, to }) };
}

/** The open tab of a configuration; elsewhere there is none. */
function useTab(): string {
	const path = useLocation({ select: ({ pathname }) => pathname });
	return /^\/c\/\w/.test(path) ? path : "/c/overview";
}
