import { useQueryClient } from "@tanstack/react-query";
import { sendKnown } from "../../lib/send-known.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { brandsQuery, createBrand, fetchBrand, updateBrand } from "./brand.api.ts";

/** Everything that shows assortments is read again: lists, offers and prices. */
export function useReload() {
	const queryClient = useQueryClient();
	return () => {
		for (const key of ["assortments", "offers", "pricing", "products"])
			void queryClient.invalidateQueries({ queryKey: [key] });
	};
}

/** `saved`: the name that is to be replaced. */
type NamedBrand = { id: number | null; name: string; saved: string };

/** Adds a brand, or gives the one with this id another name. Null: somebody else has renamed it since. */
export function useSaveBrand() {
	const queryClient = useQueryClient();
	const reload = useReload();
	const create = useIdempotentCall(createBrand);
	return useWrite({
		mutationFn: async ({ id, name, saved }: NamedBrand) => {
			if (id === null) return create(name);
			const brand = await fetchBrand(id);
			return brand.name === saved ? sendKnown(brand, { name }, (known) => updateBrand({ ...known, name })) : null;
		},
		onSuccess: async () => {
			reload();
			await queryClient.invalidateQueries({ queryKey: brandsQuery().queryKey });
		},
	});
}
