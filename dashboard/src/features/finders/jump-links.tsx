import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";

const GROUPS = [
	["general", "group.general"],
	["texts", "group.texts"],
	["colors", "group.colors"],
	["layout", "group.layout"],
	["shape", "group.shape"],
	["shop", "group.shop"],
] as const;

const jumpTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: "start" });

/** Links to the six groups. */
export function JumpLinks() {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("group.jump")} className="flex flex-wrap gap-1">
			{GROUPS.map(([id, text]) => (
				<Button key={id} variant="secondary" size="sm" onClick={() => jumpTo(id)}>
					{t(text)}
				</Button>
			))}
		</nav>
	);
}
