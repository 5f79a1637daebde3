import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useMemo } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { finderQuery } from "../../finders/selected/use-selected-finder.ts";
import { offerQuery } from "../choice/offer.api.ts";
import type { AllowCents } from "./allow-cents-button.tsx";
import type { PriceAction } from "./price-grid.rules.ts";
import { refreshPrices } from "./price-queries.ts";
import { allowCents } from "./pricing.api.ts";

/** Allows the configuration's prices to have cents, and parses the typed texts again. Nothing else is saved. */
export function useAllowCents(finderId: number, dispatch: Dispatch<PriceAction>): AllowCents {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const { mutate, isPending } = useWrite({
		// Saved over the newest version: only this setting changes, whatever else was changed elsewhere.
		mutationFn: async () => allowCents(await queryClient.fetchQuery({ ...finderQuery(finderId), staleTime: 0 })),
		onError: showProblem,
		onSuccess: (saved) => {
			flushSync(() => dispatch({ type: "setCents", allowed: true }));
			queryClient.setQueryData(finderQuery(finderId).queryKey, saved);
			void queryClient.invalidateQueries({ queryKey: ["finders", "list"] });
			// The offer has the configuration's version.
			void queryClient.invalidateQueries({ queryKey: offerQuery(finderId).queryKey });
			void refreshPrices(queryClient, finderId);
			notifySuccess(t("pricing.cents_allowed"));
		},
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another function each time, which does the same
	return useMemo(() => ({ allow: mutate, isPending }), [isPending]);
}
