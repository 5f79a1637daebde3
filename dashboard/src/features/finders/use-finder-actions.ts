import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { notifySaved, notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { createFinder, removeFinder } from "./finder.api.ts";
import { announceRemoved } from "./selected/removed-finders.ts";
import { selectedFinderId, selectFinder } from "./selected/selected-finder.ts";
import { finderQuery } from "./selected/use-selected-finder.ts";

/** After a save the answered configuration is the selected one, and lists are read again. */
export function useAfterSave() {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	return (finder: Finder, isUnsaved: boolean) => {
		queryClient.setQueryData(finderQuery(finder.id).queryKey, finder);
		selectFinder(finder.id);
		void queryClient.invalidateQueries({ queryKey: ["finders", "list"] });
		for (const key of [["publishing", finder.id], ["offers"], ["pricing"]])
			void queryClient.invalidateQueries({ queryKey: key });
		// Not even shown until they are read again: the list has the currency's sign from the configuration.
		void queryClient.resetQueries({ queryKey: ["products"] });
		notifySaved(t("label.saved"), isUnsaved);
	};
}

/** `onCreated`: saving lasts until its promise ends. */
export function useCreateFinder(onCreated: (finder: Finder) => unknown) {
	const afterSave = useAfterSave();
	return useWrite({
		mutationFn: useIdempotentCall(createFinder),
		onSuccess: (finder: Finder) => {
			afterSave(finder, false);
			return onCreated(finder);
		},
	});
}

export function useRemoveFinder() {
	const queryClient = useQueryClient();
	const removeOnce = useIdempotentCall(removeFinder);
	return useWrite({
		mutationFn: removeOnce,
		onError: (error) => {
			showProblem(error);
			// Somebody else has deleted it. After a lost answer it stays, so that the same can be sent again.
			if (toProblem(error).status === 404) void queryClient.invalidateQueries({ queryKey: ["finders", "list"] });
		},
		onSuccess: async (_, id) => {
			if (selectedFinderId() === id) selectFinder(null);
			announceRemoved(id);
			queryClient.removeQueries({ queryKey: finderQuery(id).queryKey });
			await queryClient.invalidateQueries({ queryKey: ["finders", "list"] });
			// The specification's own text, the same in every language.
			notifySuccess("Saved");
		},
	});
}
