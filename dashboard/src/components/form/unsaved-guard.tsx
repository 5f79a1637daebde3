import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useUnsaved } from "../../lib/unsaved.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

const finderOf = (search: object): unknown => Reflect.get(search, "finder");

/**
 * Asks before unsaved changes are left: on the way to another page, to another finder, or out of the tab. Whoever saves
 * and goes on at once is not asked: the way is free as soon as the save has succeeded.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
	const { t } = useTranslation();
	useUnsaved(dirty);
	const isUnsaved = useIsUnsaved(dirty);
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) =>
			(current.pathname !== next.pathname || finderOf(current.search) !== finderOf(next.search)) && isUnsaved(),
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

/** Under way; one that waits for the network is not. */
const SAVES = { predicate: ({ state }: { state: { isPaused: boolean } }) => !state.isPaused };

/** Answers whether something is unsaved, once no save is under way any more. */
function useIsUnsaved(dirty: boolean): () => Promise<boolean> {
	const queryClient = useQueryClient();
	const latest = useRef(dirty);
	const waiting = useRef<(() => void)[]>([]);
	const isSaving = () => queryClient.isMutating(SAVES) > 0;
	// Renders when a save ends: what it has changed in the form is known by then.
	useIsMutating(SAVES);
	useEffect(() => {
		latest.current = dirty;
		if (!isSaving()) for (const answer of waiting.current.splice(0)) answer();
	});
	// A dialog that closes after its save leaves nothing behind.
	useEffect(
		() => () => {
			latest.current = false;
			for (const answer of waiting.current.splice(0)) answer();
		},
		[],
	);
	return async () => {
		if (latest.current && isSaving()) await new Promise<void>((resolve) => waiting.current.push(resolve));
		return latest.current;
	};
}
