import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Version } from "#worker/catalogue/versions/version.schema.ts";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { activateVersion, refreshCatalogue, versionDifferenceQuery } from "../catalogue.api.ts";
import { RemovalDialog } from "../removal-dialog.tsx";
import { VersionChanges } from "./version-changes.tsx";

/** Shows what changes, and asks, before another version is activated. */
export function ActivateVersionDialog({ version, onClose }: { version: Version; onClose: () => void }) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const { data, error, refetch } = useQuery(versionDifferenceQuery(version.id));
	const activate = useWrite({
		mutationFn: activateVersion,
		onSuccess: () => notifySuccess(t("catalogue.activated")),
		onError: showProblem,
		onSettled: async () => {
			close();
			await refreshCatalogue();
		},
	});
	return (
		<RemovalDialog
			open
			title={t("catalogue.go_back_title", { version: `#${version.id}` })}
			description={t("catalogue.go_back_description", { count: version.stats.variants })}
			removal={data && { removed: data.totals.gone, total: data.carsBefore }}
			busy={activate.isPending}
			onConfirm={(confirmRemoved) => activate.mutate({ id: version.id, confirmRemoved, over: data?.activeId })}
			onCancel={onClose}
		>
			{data && <VersionChanges difference={data} />}
			<LoadProblem error={error} refetch={refetch} />
			{!data && !error && <Skeleton className="h-32" />}
		</RemovalDialog>
	);
}
