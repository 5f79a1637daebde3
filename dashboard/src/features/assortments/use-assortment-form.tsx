import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { assortmentQuery } from "./assortment.api.ts";
import { type AssortmentValues, assortmentResolver, isField, lostBy, toValues } from "./assortment-values.ts";
import { useSaveAssortment } from "./use-assortment-actions.ts";

/** The form of an assortment: asks before special prices are lost, and says when somebody else has saved meanwhile. */
export function useAssortmentForm(assortment: Assortment | undefined, onClose: () => void) {
	const queryClient = useQueryClient();
	const [base, setBase] = useState(assortment);
	const [isStale, setStale] = useState(false);
	/** Checked and not yet sent, since special prices would go with it. */
	const [losing, setLosing] = useState<AssortmentValues | null>(null);
	const saving = useSaveAssortment(base);
	const form = useForm<AssortmentValues>({ resolver: assortmentResolver, defaultValues: toValues(assortment) });
	const send = (values: AssortmentValues) =>
		saving.mutate(values, {
			onSuccess: onClose,
			onError: (error) => {
				if (toProblem(error).code === "assortments.stale") setStale(true);
				else showFormProblem(form, isField, error);
			},
			onSettled: () => setLosing(null),
		});
	const take = (newer: Assortment, keepDirtyValues: boolean) => {
		setBase(newer);
		setStale(false);
		form.reset(toValues(newer), { keepDirtyValues });
	};
	return {
		form,
		base,
		isSaving: saving.isPending,
		save: form.handleSubmit((values) => (lostBy(base, values).specialPrices > 0 ? setLosing(values) : send(values))),
		losing: losing && {
			...lostBy(base, losing),
			confirm: () => send(losing),
			cancel: () => setLosing(null),
		},
		stale: base !== undefined &&
			isStale && {
				fetchNewer: () => queryClient.fetchQuery({ ...assortmentQuery(base.id), staleTime: 0 }),
				onReload: (newer: Assortment) => take(newer, false),
				onKeep: (newer: Assortment) => take(newer, true),
			},
	};
}
