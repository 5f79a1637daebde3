import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notifySuccess } from "../../lib/notify.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { finderQuery } from "../finders/selected/use-selected-finder.ts";
import { saveOrigins } from "./publishing.api.ts";

export function useSaveOrigins() {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const saveOnce = useIdempotentCall(saveOrigins);
	return useWrite({
		mutationFn: saveOnce,
		onSuccess: (saved) => {
			queryClient.setQueryData(finderQuery(saved.id).queryKey, saved);
			// The offer has the configuration's version.
			for (const key of [
				["finders", "list"],
				["offers", saved.id],
				["publishing", saved.id, "seen"],
			])
				void queryClient.invalidateQueries({ queryKey: key });
			notifySuccess(t("label.saved"));
		},
		// Somebody else may have deleted it.
		onError: () => void queryClient.invalidateQueries({ queryKey: ["finders", "list"] }),
	});
}
