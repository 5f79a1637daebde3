import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OfferChoice } from "#worker/offers/offer.schema.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { offerQuery, saveOffer } from "./offer.api.ts";

/** The order is part of the configuration: its version changes with it, and prices depend on the offer. */
export function useSaveOffer(finderId: number) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const saveOnce = useIdempotentCall((offer: OfferChoice, once) => saveOffer(finderId, offer, once));
	return useWrite({
		mutationFn: saveOnce,
		onSuccess: (saved) => {
			queryClient.setQueryData(offerQuery(finderId).queryKey, saved);
			for (const key of ["finders", "pricing", "products"]) void queryClient.invalidateQueries({ queryKey: [key] });
			notifySuccess(t("label.saved"));
		},
	});
}
