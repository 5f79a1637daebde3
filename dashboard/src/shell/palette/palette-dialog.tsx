import { useState } from "react";
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
import { matching, type PaletteCommand } from "./command.ts";
import { toCommand, useActionCommands, usePageCommands } from "./use-commands.ts";
import { useGo } from "./use-go.ts";
import { useHits } from "./use-hits.ts";

/** Goes anywhere, finds anything, does what can be done from everywhere: by keyboard alone. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation();
	const [typed, setTyped] = useState("");
	const { groups, isSearching } = useGroups(typed);
	const run = (command: PaletteCommand) => {
		onClose();
		command.run();
	};
	return (
		<CommandDialog title={t("palette.title")} onClose={onClose}>
			<Command shouldFilter={false} loop label={t("palette.title")}>
				<CommandInput autoFocus value={typed} onValueChange={setTyped} placeholder={t("palette.placeholder")} />
				<CommandList label={t("palette.results")} className="max-h-[min(24rem,60dvh)]">
					<CommandEmpty>{isSearching ? t("state.loading") : t("state.nothing_found")}</CommandEmpty>
					{groups.map(({ title, commands }) => (
						<CommandGroup key={title} heading={title}>
							{commands.map((command) => (
								<CommandItem key={command.id} value={`${title} ${command.id}`} onSelect={() => run(command)}>
									<command.icon aria-hidden className="text-muted-foreground" />
									<span className="min-w-0 truncate">{command.text}</span>
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
			</Command>
		</CommandDialog>
	);
}

/** What is shown for what was typed; groups without a command are left out. */
function useGroups(typed: string) {
	const { t } = useTranslation();
	const { recents, go } = useGo();
	const pages = usePageCommands(go);
	const actions = useActionCommands();
	const hits = useHits(typed, go);
	const recent = recents.map((place) => pages.find(({ id }) => id === `page ${place.href}`) ?? toCommand(place, go));
	const groups = [
		{ title: t("palette.recent"), commands: typed.trim() === "" ? recent : [] },
		{ title: t("palette.pages"), commands: matching(pages, typed) },
		{ title: t("menu.configs"), commands: hits.finders },
		{ title: t("menu.companies"), commands: hits.companies },
		{ title: t("menu.users"), commands: hits.users },
		{ title: t("catalogue.cars"), commands: hits.cars },
		{ title: t("palette.actions"), commands: matching(actions, typed) },
	];
	return { groups: groups.filter(({ commands }) => commands.length > 0), isSearching: hits.isSearching };
}
