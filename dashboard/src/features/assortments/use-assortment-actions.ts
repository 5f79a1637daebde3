import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Assortment, AssortmentInput } from "#worker/assortments/assortment.schema.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { brandsQuery } from "../../lib/select-lists.api.ts";
import { createAssortment, createBrand, fetchBrand, updateAssortment, updateBrand } from "./assortment.api.ts";

/** What shows assortments asks for them again: lists, offers and prices. */
function useReload() {
	const queryClient = useQueryClient();
	return () => {
		for (const key of ["assortments", "offers", "pricing"]) void queryClient.invalidateQueries({ queryKey: [key] });
	};
}

/** Saves a new assortment, or the one that was read. */
export function useSaveAssortment(base: Assortment | undefined) {
	const { t } = useTranslation();
	const reload = useReload();
	return useMutation({
		mutationFn: (input: AssortmentInput) =>
			base === undefined ? createAssortment(input) : updateAssortment(base, input),
		onSuccess: () => {
			reload();
			notifySuccess(t("label.saved"));
		},
	});
}

/** Adds a brand, or gives the one with this id another name. */
export function useSaveBrand() {
	const queryClient = useQueryClient();
	const reload = useReload();
	return useMutation({
		mutationFn: async ({ id, name }: { id: number | null; name: string }) =>
			id === null ? createBrand(name) : updateBrand({ ...(await fetchBrand(id)), name }),
		onSuccess: async () => {
			reload();
			await queryClient.invalidateQueries({ queryKey: brandsQuery().queryKey });
		},
	});
}
