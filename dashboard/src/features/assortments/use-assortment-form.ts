import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { assortmentQuery, createAssortment, updateAssortment } from "./assortment.api.ts";
import { useAssortmentSearch } from "./assortment-search.ts";
import { type AssortmentValues, assortmentResolver, freeIn, isField, lostBy, toValues } from "./assortment-values.ts";
import { useReload } from "./use-assortment-actions.ts";

/** Validated and not sent yet: special prices would be removed with it, or a part would be free. */
type Asked = { about: "loss" | "free"; values: AssortmentValues };

/** The form of an assortment, which asks before special prices are removed or a part is free. */
export function useAssortmentForm(assortment: Assortment | undefined) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const search = useAssortmentSearch();
	const reload = useReload();
	const [asked, setAsked] = useState<Asked | null>(null);
	const form = useForm<AssortmentValues>({ resolver: assortmentResolver, defaultValues: toValues(assortment) });
	const { base, send, isSaving, stale } = useEntitySave<Assortment, AssortmentValues>({
		form,
		entity: assortment,
		toValues,
		isField,
		staleCode: "assortments.stale",
		create: createAssortment,
		update: updateAssortment,
		fetchNewer: ({ id }) => queryClient.fetchQuery({ ...assortmentQuery(id), staleTime: 0 }),
		onSaved: ({ id }, show) => {
			reload();
			if (assortment) return show();
			// Everything is saved, so leaving asks nothing.
			const page = { to: "/a/assortments/$id", params: { id }, search } as const;
			return navigate({ ...page, replace: true, ignoreBlocker: true });
		},
	});
	const close = () => setAsked(null);
	const askFree = (values: AssortmentValues) =>
		freeIn(base, values) > 0 ? setAsked({ about: "free", values }) : send(values, close);
	const askLoss = (values: AssortmentValues) =>
		lostBy(base, values).specialPrices > 0 ? setAsked({ about: "loss", values }) : askFree(values);
	return {
		form,
		base,
		isSaving,
		save: form.handleSubmit(askLoss),
		questions: {
			stale,
			losing: asked?.about === "loss" ? lostBy(base, asked.values) : null,
			free: asked?.about === "free" ? freeIn(base, asked.values) : 0,
			confirm: () => asked && (asked.about === "loss" ? askFree(asked.values) : send(asked.values, close)),
			cancel: close,
		},
	};
}
