import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { Button } from "../components/ui/button.tsx";
import { useCurrentUser } from "../lib/session/use-current-user.ts";
import { hasUnsaved } from "../lib/unsaved.ts";
import { useEndSimulation } from "./sign-out.ts";

/** Shows clearly that the user acts as somebody else, and how to end that. */
export function SimulationBar() {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const { isBusy, end } = useEndSimulation();
	const [isConfirming, setConfirming] = useState(false);
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
				onClick={() => (hasUnsaved() ? setConfirming(true) : void end())}
				className="border border-current hover:bg-destructive-foreground hover:text-destructive"
			>
				{t("simulation.end")}
			</Button>
			<ConfirmDialog
				open={isConfirming}
				title={t("unsaved.title")}
				description={t("unsaved.description")}
				yes={t("unsaved.leave")}
				no={t("unsaved.stay")}
				destructive
				onConfirm={() => {
					setConfirming(false);
					void end();
				}}
				onCancel={() => setConfirming(false)}
			/>
		</aside>
	);
}
