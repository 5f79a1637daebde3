import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { Finder, FinderPart } from "#worker/finders/finder.schema.ts";
import type { ConfirmedChange } from "#worker/money/currency-change.rules.ts";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { keepChanges } from "../../components/form/keep-changes.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { isUnchanged, showSaved, valuesNow } from "../../components/form/show-saved.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { useNewer } from "../../components/form/use-newer.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { notifyError } from "../../lib/notify.ts";
import { sendKnown } from "../../lib/send-known.ts";
import { type IdempotencyHeaders, useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { CurrencyDialog } from "./currency-dialog.tsx";
import { finderQuery } from "./selected/use-selected-finder.ts";
import { useAfterSave } from "./use-finder-actions.ts";

type Sent<Values> = { values: Values; currencyChange?: ConfirmedChange };

/** `typed`: the form's values when it was first sent; what was typed since is unsaved. */
type PendingChange<Values> = { values: Values; typed: Values; hasSpecials: boolean };

const isCurrencyQuestion = (code: string | undefined): boolean =>
	code === "finders.currency_has_prices" || code === "finders.currency_loses_prices";

type FinderFormSetting<Values extends FinderPart> = {
	finder: Finder;
	schema: z.ZodType<Values>;
	/** The configuration that this form edits. */
	toValues: (finder: Finder) => Values;
	isField: (path: string) => path is FieldPath<Values>;
	/** Saves at the version of `base`, which was read. */
	save: (base: Finder, values: Values, once: IdempotencyHeaders, currencyChange?: ConfirmedChange) => Promise<Finder>;
	/** Not called if something was typed during the save. */
	onSaved?: () => void;
};

/**
 * Edits a configuration, or some of its fields, at the version it was read at. A failed save loses nothing: a version
 * conflict asks, any other error is shown, and what was typed stays.
 */
export function useFinderForm<Values extends FinderPart>(setting: FinderFormSetting<Values>) {
	const { finder, schema, toValues, isField, save, onSaved } = setting;
	const [base, setBase] = useState(finder);
	const [initial] = useState(() => toValues(finder));
	const [isStale, setStale] = useState(false);
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	/** Validated and not saved yet: what happens to the prices in another currency has to be chosen or confirmed. */
	const [pendingChange, setPendingChange] = useState<PendingChange<Values> | null>(null);
	const saveOnce = useIdempotentCall(
		({ base, values, currencyChange }: Sent<Values> & { base: Finder }, once: IdempotencyHeaders) =>
			save(base, values, once, currencyChange),
	);
	const afterSave = useAfterSave();
	const saving = useWrite({
		mutationFn: ({ sent }: { sent: Sent<Values>; typed: Values }) =>
			sendKnown(base, sent.values, (base) => saveOnce({ ...sent, base })),
		onSuccess: (saved, { typed }) => afterSave(saved, !isUnchanged(form, typed)),
		// Somebody else may have deleted it.
		onError: () => void queryClient.invalidateQueries({ queryKey: ["finders", "list"] }),
	});
	const form = useForm<Values>({ resolver: schemaResolver(schema), values: initial });
	const { control, formState, reset } = form;
	const rebase = (newer: Finder) => {
		setBase(newer);
		setStale(false);
	};
	const take = (newer: Finder, keepsChanges: boolean) => {
		if (keepsChanges) keepChanges(form, toValues(base), toValues(newer), isField);
		else reset(toValues(newer));
		rebase(newer);
	};
	useNewer(finder.version > base.version && !formState.isDirty && !isStale && !saving.isPending, () =>
		take(finder, false),
	);
	const send = (sent: Sent<Values>, typed = valuesNow(form)) =>
		saving.mutate(
			{ sent, typed },
			{
				onSuccess: (saved) => {
					setPendingChange(null);
					rebase(saved);
					if (!showSaved(form, typed, toValues(saved))) onSaved?.();
				},
				onError: (error) => {
					const { code, fields } = toProblem(error);
					if (isCurrencyQuestion(code))
						return setPendingChange({
							values: sent.values,
							typed,
							hasSpecials: code === "finders.currency_has_prices",
						});
					// An error in the rate is shown where it is entered.
					if (fields.some(({ path }) => path === "currencyChange.rate")) return notifyError(t("finders.rate_unfit"));
					setPendingChange(null);
					if (code === "finders.stale") setStale(true);
					else showFormProblem(form, isField, error);
				},
			},
		);
	const submit = form.handleSubmit((values) => send({ values }));
	const stale = isStale && (
		<StaleDialog
			fetchNewer={() => queryClient.fetchQuery({ ...finderQuery(finder.id), staleTime: 0 })}
			onReload={(newer) => take(newer, false)}
			onKeep={(newer) => take(newer, true)}
			onFailed={() => setStale(false)}
		/>
	);
	const currency = pendingChange?.values.currency !== undefined && (
		<CurrencyDialog
			// Another question is about newer prices, which have to be read.
			key={pendingChange.hasSpecials ? "choose" : "confirm"}
			finder={base}
			currency={pendingChange.values.currency}
			allowCents={pendingChange.values.allowCents ?? base.allowCents}
			hasSpecials={pendingChange.hasSpecials}
			busy={saving.isPending}
			onChoose={(currencyChange) => send({ values: pendingChange.values, currencyChange }, pendingChange.typed)}
			onClose={() => setPendingChange(null)}
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
				{currency}
			</>
		),
	};
}
