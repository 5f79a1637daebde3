import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { assortmentQuery, createAssortment, updateAssortment } from "./assortment.api.ts";
import { type AssortmentValues, assortmentResolver, isField, lostBy, toValues } from "./assortment-values.ts";
import { useReload } from "./use-assortment-actions.ts";

/** The form of an assortment, which asks before special prices are lost. */
export function useAssortmentForm(assortment: Assortment | undefined, onClose: () => void) {
	const queryClient = useQueryClient();
	const reload = useReload();
	/** Checked and not yet sent, since special prices would go with it. */
	const [losing, setLosing] = useState<AssortmentValues | null>(null);
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
		onSaved: () => {
			reload();
			onClose();
		},
	});
	return {
		form,
		base,
		isSaving,
		stale,
		save: form.handleSubmit((values) => (lostBy(base, values).specialPrices > 0 ? setLosing(values) : send(values))),
		losing: losing && {
			...lostBy(base, losing),
			confirm: () => send(losing, () => setLosing(null)),
			cancel: () => setLosing(null),
		},
	};
}
