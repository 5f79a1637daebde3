import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import {
	Command,
	CommandDialog,
	CommandEmpty,
	CommandGroup,
	CommandInput,
	CommandItem,
	CommandList,
} from "../../components/ui/command.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { useChooseLater } from "../../lib/use-choose-later.ts";
import { matching, type PaletteCommand, type Scope } from "./command.ts";
import { toCommand, useActionCommands } from "./use-commands.ts";
import { useHits } from "./use-hits.ts";
import { useOpenPage } from "./use-open-page.ts";
import { usePageGroups } from "./use-page-groups.ts";

const PLACEHOLDERS = { simulate: "palette.which_user", product: "palette.which_sku" } as const;

/** Navigates, searches and runs commands, all by keyboard. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation();
	const [typed, setTyped] = useState("");
	const [scope, setScope] = useState<Scope | null>(null);
	const { groups, isSearching, error } = useGroups(typed, scope);
	const run = (command: PaletteCommand) => {
		if (command.scope === undefined) {
			onClose();
			command.run();
			return;
		}
		setTyped("");
		setScope(command.scope);
	};
	const leaveScope = ({ key }: KeyboardEvent) => key === "Backspace" && typed === "" && setScope(null);
	const entries = groups.flatMap(({ title, commands, isFound = false }) =>
		commands.map((command) => ({ command, value: itemValue(title, command), isFound })),
	);
	const marked = useHighlighted(typed, entries);
	const chosen = entries.find(({ value }) => value === marked.value);
	// Pages and actions are known at once.
	const isWaiting = isSearching && chosen?.isFound !== false;
	const onKeyDown = useChooseLater(typed, isWaiting, () => chosen && run(chosen.command));
	const none = isSearching ? t("state.loading") : error ? problemText(error) : t("state.nothing_found");
	return (
		<CommandDialog title={t("palette.title")} onClose={onClose}>
			<Command shouldFilter={false} loop label={t("palette.title")} {...marked} onKeyDown={onKeyDown}>
				<CommandInput
					autoFocus
					value={typed}
					onValueChange={setTyped}
					onKeyDown={leaveScope}
					placeholder={t(scope ? PLACEHOLDERS[scope] : "palette.placeholder")}
				/>
				<CommandList label={t("palette.results")} className="max-h-[min(24rem,55dvh)]">
					<CommandEmpty>{scope && typed.trim() === "" ? t(PLACEHOLDERS[scope]) : none}</CommandEmpty>
					{groups.map(({ title, commands }) => (
						<CommandGroup key={title} heading={title}>
							{commands.map((command) => (
								<CommandItem key={command.id} value={itemValue(title, command)} onSelect={() => run(command)}>
									<command.icon aria-hidden className="text-muted-foreground" />
									<span lang={command.lang} className="min-w-0 truncate">
										{command.text}
									</span>
									{command.detail && (
										<span className="ms-auto min-w-0 max-w-[50%] truncate ps-2 text-muted-foreground text-xs">
											{command.detail}
										</span>
									)}
								</CommandItem>
							))}
						</CommandGroup>
					))}
				</CommandList>
				<KeyLegend />
			</Command>
		</CommandDialog>
	);
}

/** `isFound`: by the server. */
type Group = { title: string; commands: readonly PaletteCommand[]; isFound?: boolean };

const itemValue = (title: string, { id }: PaletteCommand): string => `${title} ${id}`;

/** What Enter runs: the entry selected for this text, while it is listed; else the first. */
function useHighlighted(typed: string, entries: readonly { value: string }[]) {
	const [moved, setMoved] = useState({ typed: "", to: "" });
	const isListed = moved.typed === typed && entries.some(({ value }) => value === moved.to);
	return {
		value: isListed ? moved.to : (entries[0]?.value ?? ""),
		onValueChange: (to: string) => setMoved({ typed, to }),
	};
}

const KEYS = [
	["↑↓", "palette.key_move"],
	["↵", "palette.key_open"],
	["Esc", "action.close"],
] as const;

/** The keys; hidden on phones. */
function KeyLegend() {
	const { t } = useTranslation();
	return (
		<footer className="flex flex-wrap gap-x-4 gap-y-1 border-t px-3 py-2 text-muted-foreground text-xs pointer-coarse:hidden">
			{KEYS.map(([key, text]) => (
				<span key={key} className="inline-flex items-center gap-1.5">
					<kbd className="rounded border bg-card px-1.5 py-0.5 font-sans">{key}</kbd>
					{t(text)}
				</span>
			))}
		</footer>
	);
}

/** The groups for the typed text; groups without a command are left out. */
function useGroups(typed: string, scope: Scope | null) {
	const { t } = useTranslation();
	const { recents, go } = useOpenPage();
	const pages = usePageGroups(go);
	const actions = useActionCommands();
	const hits = useHits(typed, go, scope);
	const all = pages.flatMap(({ commands }) => commands);
	const recent = recents.map((place) => all.find(({ id }) => id === `page ${place.href}`) ?? toCommand(place, go));
	const hitGroup = (title: string, commands: readonly PaletteCommand[]): Group => ({ title, commands, isFound: true });
	const resultGroups = [
		hitGroup(t("menu.users"), scope === "product" ? [] : hits.users),
		hitGroup(t("menu.products"), scope === "simulate" ? [] : hits.products),
	];
	const groups: Group[] = scope
		? resultGroups
		: [
				{ title: t("palette.recent"), commands: typed.trim() === "" ? recent : [] },
				...pages.map(({ title, commands }) => ({ title, commands: matching(commands, typed) })),
				hitGroup(t("menu.configs"), hits.finders),
				hitGroup(t("menu.companies"), hits.companies),
				hitGroup(t("menu.all_assortments"), hits.assortments),
				...resultGroups,
				hitGroup(t("catalogue.cars"), hits.cars),
				{ title: t("palette.actions"), commands: matching(actions, typed) },
			];
	return {
		groups: groups.filter(({ commands }) => commands.length > 0),
		isSearching: hits.isSearching,
		error: hits.error,
	};
}
