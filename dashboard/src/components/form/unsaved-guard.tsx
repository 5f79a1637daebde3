import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog.tsx";

const finderOf = (search: object): unknown => Reflect.get(search, "finder");

/** Asks before unsaved changes are left: on the way to another page, to another finder, or out of the tab. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
	const { t } = useTranslation();
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) =>
			dirty && (current.pathname !== next.pathname || finderOf(current.search) !== finderOf(next.search)),
		enableBeforeUnload: () => dirty,
		withResolver: true,
	});
	return (
		<ConfirmDialog
			open={blocker.status === "blocked"}
			title={t("unsaved.title")}
			description={t("unsaved.description")}
			yes={t("unsaved.leave")}
			no={t("unsaved.stay")}
			destructive
			onConfirm={() => blocker.proceed?.()}
			onCancel={() => blocker.reset?.()}
		/>
	);
}
