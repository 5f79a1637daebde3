import { useTranslation } from "react-i18next";
import { Button } from "../components/ui/button.tsx";
import { useCurrentUser } from "../lib/use-current-user.ts";
import { useEndSimulation } from "./sign-out.ts";

/** Nobody may miss that they act as somebody else, nor the way out. */
export function SimulationBar() {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const { isBusy, end } = useEndSimulation();
	if (user.impersonatedBy === null) return null;
	return (
		<aside
			aria-label={t("simulation.label")}
			className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-destructive px-4 py-1.5 font-medium text-destructive-foreground"
		>
			<p>{t("simulation.who", { name: user.name || user.username })}</p>
			<Button
				size="sm"
				variant="ghost"
				busy={isBusy}
				onClick={() => void end()}
				className="border border-current hover:bg-destructive-foreground hover:text-destructive"
			>
				{t("simulation.end")}
			</Button>
		</aside>
	);
}
