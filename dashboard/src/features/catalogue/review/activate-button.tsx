import { useQuery } from "@tanstack/react-query";
import { Rocket } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { totalsQuery } from "../catalogue.api.ts";
import { activateImport } from "../import/run-import.ts";
import { RemovalDialog } from "../removal-dialog.tsx";

/** Activates the import, after showing what will change. */
export function ActivateButton({ entry, isBusy }: { entry: Import; isBusy: boolean }) {
	const { t } = useTranslation();
	const [isConfirming, setConfirming] = useState(false);
	const { data } = useQuery(totalsQuery(entry));
	const { added = 0, changed = 0, gone = 0 } = data?.totals ?? {};
	const removal = data && { removed: gone, total: data.carsBefore };
	return (
		<>
			<Button disabled={isBusy || !removal} onClick={() => setConfirming(true)}>
				<Rocket />
				{t("catalogue.activate")}
			</Button>
			<RemovalDialog
				open={isConfirming}
				removal={removal}
				title={t("catalogue.activate_title")}
				description={t("catalogue.activate_description", {
					added: t("catalogue.cars_added_count", { count: added }),
					changed: t("catalogue.cars_changed_count", { count: changed }),
					removed: t("catalogue.cars_removed_count", { count: gone }),
				})}
				onConfirm={(confirmRemoved) => {
					setConfirming(false);
					activateImport(entry, confirmRemoved);
				}}
				onCancel={() => setConfirming(false)}
			/>
		</>
	);
}
