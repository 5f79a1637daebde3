import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Content, ContentInput } from "#worker/contents/content.schema.ts";
import { notifySaved, notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { sendKnown } from "../../lib/send-known.ts";
import { type IdempotencyHeaders, useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { createContent, removeContent, updateContent } from "./content.api.ts";

/** The list, the footer and the bell show the saved content. */
function useReload() {
	const queryClient = useQueryClient();
	return () => queryClient.invalidateQueries({ queryKey: ["contents"] });
}

/** What is saved, and the form's own values then. */
type Sent = { input: ContentInput; typed: ContentInput };

/** Saves a new content, or the one that was read. `isUnsaved`: whether something was typed since. */
export function useSaveContent(base: Content | undefined, isUnsaved: (typed: ContentInput) => boolean) {
	const { t } = useTranslation();
	const reload = useReload();
	const saveOnce = useIdempotentCall(
		({ base, input }: { base: Content | undefined; input: ContentInput }, once: IdempotencyHeaders) =>
			base === undefined ? createContent(input, once) : updateContent({ ...base, ...input }, once),
	);
	return useWrite({
		mutationFn: ({ input }: Sent) => sendKnown(base, input, (base) => saveOnce({ base, input })),
		// Somebody else may have deleted it.
		onError: () => void reload(),
		onSuccess: (_, { typed }) => {
			void reload();
			notifySaved(t("label.saved"), isUnsaved(typed));
		},
	});
}

export function useRemoveContent() {
	const { t } = useTranslation();
	const reload = useReload();
	const removeOnce = useIdempotentCall(removeContent);
	return useWrite({
		mutationFn: removeOnce,
		onError: (error) => {
			showProblem(error);
			// Somebody else may have deleted it.
			void reload();
		},
		onSuccess: async () => {
			await reload();
			notifySuccess(t("contents.removed"));
		},
	});
}
