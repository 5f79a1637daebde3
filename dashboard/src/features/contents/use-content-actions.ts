import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Content, ContentInput } from "#worker/contents/content.schema.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { createContent, removeContent, updateContent } from "./content.api.ts";

/** The list, the footer and the bell show what was just written (spec section 4). */
function useReload() {
	const queryClient = useQueryClient();
	return () => queryClient.invalidateQueries({ queryKey: ["contents"] });
}

/** Saves a new content, or the one that was read. */
export function useSaveContent(base: Content | undefined) {
	const { t } = useTranslation();
	const reload = useReload();
	return useMutation({
		mutationFn: (input: ContentInput) =>
			base === undefined ? createContent(input) : updateContent({ ...base, ...input }),
		onSuccess: () => {
			void reload();
			notifySuccess(t("label.saved"));
		},
	});
}

export function useRemoveContent() {
	const { t } = useTranslation();
	const reload = useReload();
	return useMutation({
		mutationFn: removeContent,
		onError: showProblem,
		onSuccess: async () => {
			await reload();
			notifySuccess(t("contents.removed"));
		},
	});
}
