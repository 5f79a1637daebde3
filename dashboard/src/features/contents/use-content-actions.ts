import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Content, ContentInput } from "#worker/contents/content.schema.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { type IdempotencyHeaders, useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { createContent, removeContent, updateContent } from "./content.api.ts";

/** The list, the footer and the bell show the saved content. */
function useReload() {
	const queryClient = useQueryClient();
	return () => queryClient.invalidateQueries({ queryKey: ["contents"] });
}

/** Saves a new content, or the one that was read. */
export function useSaveContent(base: Content | undefined) {
	const { t } = useTranslation();
	const reload = useReload();
	const saveOnce = useIdempotentCall(
		({ base, input }: { base: Content | undefined; input: ContentInput }, once: IdempotencyHeaders) =>
			base === undefined ? createContent(input, once) : updateContent({ ...base, ...input }, once),
	);
	return useWrite({
		mutationFn: (input: ContentInput) => saveOnce({ base, input }),
		onSuccess: () => {
			void reload();
			notifySuccess(t("label.saved"));
		},
	});
}

export function useRemoveContent() {
	const { t } = useTranslation();
	const reload = useReload();
	const removeOnce = useIdempotentCall(removeContent);
	return useWrite({
		mutationFn: removeOnce,
		onError: showProblem,
		onSuccess: async () => {
			await reload();
			notifySuccess(t("contents.removed"));
		},
	});
}
