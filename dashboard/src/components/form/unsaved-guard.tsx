import { type MutationFilters, useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { hasImageUploads } from "../../lib/image-uploads.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** What an address opens besides its page: forms are over a list, or in a sheet beside it. `company`: whose list. */
const OPENED = ["finder", "company", "add", "view", "car", "product"];

const opensOther = (current: object, next: object): boolean =>
	OPENED.some((key) => Reflect.get(current, key) !== Reflect.get(next, key));

type UnsavedGuardProps = {
	dirty: boolean;
	/** The question, if something else than changes would be lost. */
	title?: string;
	description?: string;
};

/**
 * Asks before unsaved changes are lost: when leaving for another page, what it has opened, or closing the tab. Saving and
 * leaving at once doesn't ask: leaving is allowed as soon as the save has succeeded.
 */
export function UnsavedGuard({ dirty, title, description }: UnsavedGuardProps) {
	const { t } = useTranslation();
	useUnsaved(dirty);
	const isUnsaved = useIsUnsaved(dirty);
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) =>
			(current.pathname !== next.pathname || opensOther(current.search, next.search)) && isUnsaved(),
		enableBeforeUnload: () => dirty || hasImageUploads(),
		withResolver: true,
	});
	const leave = useRef(blocker.proceed);
	useEffect(() => {
		leave.current = blocker.proceed;
		// A save has ended beneath the question: nothing would be lost any more.
		if (!dirty && !hasImageUploads()) blocker.proceed?.();
	});
	// A dialog that ends with its save: who was leaving goes on.
	useEffect(() => () => leave.current?.(), []);
	return (
		<ConfirmDialog
			open={blocker.status === "blocked"}
			title={title ?? t("unsaved.title")}
			description={description ?? t("unsaved.description")}
			yes={t("unsaved.leave")}
			no={t("unsaved.stay")}
			destructive
			onConfirm={() => blocker.proceed?.()}
			onCancel={() => blocker.reset?.()}
		/>
	);
}

/** After this time leaving asks: to wait on would look as if the link did nothing. */
const WAIT_MS = 4000;

/** What a form waits for: not what continues for minutes while other pages are open. */
const SAVES: MutationFilters = { predicate: ({ meta }) => meta?.background !== true };

/** Whether something is unsaved, once no save is under way, or one takes long. */
function useIsUnsaved(dirty: boolean): () => Promise<boolean> {
	const queryClient = useQueryClient();
	const latest = useRef(dirty);
	const waiting = useRef<(() => void)[]>([]);
	const isSaving = () => queryClient.isMutating(SAVES) > 0;
	// Renders when a save ends: its changes to the form are known by then.
	useIsMutating(SAVES);
	useEffect(() => {
		latest.current = dirty;
		// Not at once: another save may begin with the end of one, as an assortment's does with its brand's.
		setTimeout(() => {
			if (!isSaving()) for (const answer of waiting.current.splice(0)) answer();
		});
	});
	// A dialog that closes after its save leaves nothing unsaved.
	useEffect(
		() => () => {
			latest.current = false;
			for (const answer of waiting.current.splice(0)) answer();
		},
		[],
	);
	return async () => {
		if ((latest.current || hasImageUploads()) && isSaving())
			await new Promise<void>((resolve) => {
				waiting.current.push(resolve);
				setTimeout(resolve, WAIT_MS);
			});
		return latest.current || hasImageUploads();
	};
}
