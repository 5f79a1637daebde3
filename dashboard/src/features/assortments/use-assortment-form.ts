import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { useNewer } from "../../components/form/use-newer.ts";
import { useMayLeadOn } from "../../lib/use-is-open.ts";
import { assortmentQuery, createAssortment, updateAssortment } from "./assortment.api.ts";
import { useAssortmentSearch } from "./assortment-search.ts";
import {
	type AssortmentValues,
	assortmentResolver,
	countNewlyFree,
	inRowsOf,
	isField,
	removedBy,
	toValues,
} from "./assortment-values.ts";
import { useReload } from "./use-assortment-actions.ts";
import { useBrandEdit } from "./use-brand-edit.ts";

/** Validated and not sent yet: special prices would be removed with it, or a part would be free. */
type Confirmation = { about: "loss" | "free"; values: AssortmentValues };

/** The form of an assortment, which asks before special prices are removed or a part is free. */
export function useAssortmentForm(assortment: Assortment | undefined) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const search = useAssortmentSearch();
	const mayLeadOn = useMayLeadOn();
	const reload = useReload();
	const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
	const form = useForm<AssortmentValues>({ resolver: assortmentResolver, defaultValues: toValues(assortment) });
	const brand = useBrandEdit((id) => {
		// At once: the code is suggested from it.
		flushSync(() => form.setValue("make", id, { shouldDirty: true }));
		form.clearErrors("make");
	});
	const toRows = (saved: Assortment) => inRowsOf(form.getValues("wipers"), toValues(saved));
	/** The page of one that was new begins with a new form, so it waits until nothing is unsaved and leaving asks nothing. */
	const leaveNew = (id: number) => {
		if (assortment || !mayLeadOn()) return;
		const page = { to: "/a/assortments/$id", params: { id }, search } as const;
		return navigate({ ...page, replace: true, ignoreBlocker: true });
	};
	const { base, send, take, stale, ...assortmentSave } = useEntitySave<Assortment, AssortmentValues>({
		form,
		entity: assortment,
		toValues: toRows,
		isField,
		fixed: ["kind", "code"],
		keys: { wipers: "lengthInch" },
		staleCode: "assortments.stale",
		create: createAssortment,
		update: updateAssortment,
		fetchNewer: ({ id }) => queryClient.fetchQuery({ ...assortmentQuery(id), staleTime: 0 }),
		onSaved: ({ id }, show) => {
			reload();
			return show() || brand.isNaming || leaveNew(id);
		},
	});
	const isSaving = assortmentSave.isSaving || brand.isSaving;
	const isDirty = form.formState.isDirty || brand.isNaming;
	const isOutdated = assortment !== undefined && base !== undefined && assortment.version > base.version;
	const isIdle = !isDirty && !isSaving && stale === null && confirmation === null;
	useNewer(isOutdated && isIdle, () => assortment && take(assortment, false));
	// Not as soon as nothing is unsaved: a field may be typed back to what is saved.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the brand that was named meanwhile is saved or left
	useEffect(() => {
		if (base && !brand.edited && !isDirty && !isSaving) void leaveNew(base.id);
	}, [brand.edited, isSaving]);
	const close = () => setConfirmation(null);
	const confirmFree = (values: AssortmentValues) =>
		countNewlyFree(base, values) > 0 ? setConfirmation({ about: "free", values }) : send(values, close);
	const confirmLoss = (values: AssortmentValues) =>
		removedBy(base, values).specialPrices > 0 ? setConfirmation({ about: "loss", values }) : confirmFree(values);
	return {
		form,
		brand,
		base,
		isDirty,
		isSaving,
		save: async () => {
			if (brand.isNaming && !(await brand.save())) return;
			await form.handleSubmit(confirmLoss)();
		},
		discard: () => {
			form.reset();
			brand.close();
			if (base) void leaveNew(base.id);
		},
		confirmations: {
			stale,
			losing: confirmation?.about === "loss" ? removedBy(base, confirmation.values) : null,
			free: confirmation?.about === "free" ? countNewlyFree(base, confirmation.values) : 0,
			confirm: () =>
				confirmation &&
				(confirmation.about === "loss" ? confirmFree(confirmation.values) : send(confirmation.values, close)),
			cancel: close,
		},
	};
}
