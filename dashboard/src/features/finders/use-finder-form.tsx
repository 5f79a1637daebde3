import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import type { z } from "zod";
import type { Finder, FinderPart } from "#worker/finders/finder.schema.ts";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { finderQuery } from "../../lib/use-selected-finder.ts";
import { useWrite } from "../../lib/use-write.ts";
import { useAfterSave } from "./use-finder-actions.ts";

type FinderFormSetting<Values extends FinderPart> = {
	finder: Finder;
	schema: z.ZodType<Values>;
	/** What this form edits. */
	toValues: (finder: Finder) => Values;
	isField: (path: string) => path is FieldPath<Values>;
	/** Saves at the version of `base`, which is the one that was read. */
	save: (base: Finder, values: Values) => Promise<Finder>;
	onSaved?: () => void;
};

/**
 * Edits a configuration, or some fields of it, at the version it was read at. A refused save loses nothing: a newer
 * version is asked about, whatever else went wrong is said, and what was typed stays.
 */
export function useFinderForm<Values extends FinderPart>(setting: FinderFormSetting<Values>) {
	const { finder, schema, toValues, isField, save, onSaved } = setting;
	const [base, setBase] = useState(finder);
	const [initial] = useState(() => toValues(finder));
	const [isStale, setStale] = useState(false);
	const queryClient = useQueryClient();
	const saving = useWrite({ mutationFn: (values: Values) => save(base, values), onSuccess: useAfterSave() });
	const form = useForm<Values>({ resolver: schemaResolver(schema), values: initial });
	const { control, formState, reset } = form;
	const take = (saved: Finder, keepDirtyValues: boolean) => {
		setBase(saved);
		setStale(false);
		reset(toValues(saved), { keepDirtyValues });
	};
	const submit = form.handleSubmit((values) =>
		saving.mutate(values, {
			onSuccess: (saved) => {
				take(saved, false);
				onSaved?.();
			},
			onError: (error) => {
				if (toProblem(error).code === "finders.stale") setStale(true);
				else showFormProblem(form, isField, error);
			},
		}),
	);
	const stale = isStale && (
		<StaleDialog
			fetchNewer={() => queryClient.fetchQuery({ ...finderQuery(finder.id), staleTime: 0 })}
			onReload={(newer) => take(newer, false)}
			onKeep={(newer) => take(newer, true)}
		/>
	);
	return {
		base,
		control,
		isDirty: formState.isDirty,
		isSaving: saving.isPending,
		submit,
		discard: () => reset(),
		stale,
		guards: (
			<>
				<UnsavedGuard dirty={formState.isDirty} />
				{stale}
			</>
		),
	};
}
