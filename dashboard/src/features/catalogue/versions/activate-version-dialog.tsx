import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Version } from "#worker/catalogue/version.schema.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { activateVersion, refreshCatalogue } from "../catalogue.api.ts";

/** Asks before visitors see another catalogue. */
export function ActivateVersionDialog({ version, onClose }: { version: Version | null; onClose: () => void }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const activate = useMutation({
		mutationFn: activateVersion,
		onSuccess: () => notifySuccess(t("catalogue.activated")),
		onError: showProblem,
		onSettled: async () => {
			onClose();
			await refreshCatalogue();
		},
	});
	return (
		<ConfirmDialog
			open={version !== null}
			title={t("catalogue.go_back_title", { version: `#${version?.id ?? ""}` })}
			description={t("catalogue.go_back_description", { cars: formatNumber(version?.stats.variants ?? 0, tag) })}
			yes={t("catalogue.activate")}
			no={t("action.cancel")}
			busy={activate.isPending}
			onConfirm={() => version && activate.mutate(version.id)}
			onCancel={onClose}
		/>
	);
}
