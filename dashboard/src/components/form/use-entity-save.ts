import { useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toProblem } from "../../lib/api-problem.ts";
import { notifySaved } from "../../lib/notify.ts";
import { sendKnown } from "../../lib/send-known.ts";
import { type IdempotencyHeaders, useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { showFormProblem } from "./field-problems.ts";
import { keepChanges } from "./keep-changes.ts";
import type { EntryKeys } from "./merge.rules.ts";
import { showSaved, valuesNow } from "./show-saved.ts";

type EntitySave<Entity, Values extends FieldValues> = {
	form: UseFormReturn<Values>;
	/** The edited entity; undefined: a new one. */
	entity: Entity | undefined;
	toValues: (entity: Entity) => Values;
	isField: (path: string) => path is FieldPath<Values>;
	/** Fields that only a new entity has: what is typed in them during its creation is not saved later. */
	fixed?: readonly FieldPath<Values>[];
	/** What names the entries of its lists, if that is not all of an entry, or that a list is one value. */
	keys?: EntryKeys;
	/** The code of a version conflict. */
	staleCode: string;
	create: (values: Values, once: IdempotencyHeaders) => Promise<Entity>;
	/** Gets the entity as it was read, version included. */
	update: (base: Entity, values: Values, once: IdempotencyHeaders) => Promise<Entity>;
	fetchNewer: (base: Entity) => Promise<Entity>;
	/** Reads again what lists it, after a save that failed: somebody else may have deleted it. */
	onFailed?: () => unknown;
	/**
	 * `show` updates a form that stays open with the saved values; true if something was typed during the save. A promise:
	 * saving lasts until it ends.
	 */
	onSaved: (saved: Entity, show: () => boolean) => unknown;
};

/** What is saved, and the form's own values then. */
type Sent<Values> = { values: Values; typed: Values };

/** Saves a form's entity: errors are shown at their fields, and a version conflict loses nobody's work. */
export function useEntitySave<Entity, Values extends FieldValues>(props: EntitySave<Entity, Values>) {
	const { form, toValues, isField, fixed, keys, staleCode, create, update, fetchNewer, onFailed, onSaved } = props;
	const { t } = useTranslation();
	const [base, setBase] = useState(props.entity);
	const [isStale, setStale] = useState(false);
	const saveOnce = useIdempotentCall(
		({ base, values }: { base: Entity | undefined; values: Values }, once: IdempotencyHeaders) =>
			base === undefined ? create(values, once) : update(base, values, once),
	);
	const mutation = useWrite({
		mutationFn: ({ values }: Sent<Values>) => sendKnown(base, values, (base) => saveOnce({ base, values })),
		onSuccess: (saved, { typed }) => {
			let isUnsaved = false;
			const ending = onSaved(saved, () => {
				setBase(saved);
				isUnsaved = showSaved(form, typed, toValues(saved), { fixed, keys });
				return isUnsaved;
			});
			notifySaved(t("label.saved"), isUnsaved);
			return ending;
		},
		onError: (error) => {
			void onFailed?.();
			if (toProblem(error).code === staleCode) setStale(true);
			else showFormProblem(form, isField, error);
		},
	});
	const take = (newer: Entity, keepsChanges: boolean) => {
		if (keepsChanges && base !== undefined) keepChanges(form, toValues(base), toValues(newer), isField, keys);
		else form.reset(toValues(newer));
		setBase(newer);
		setStale(false);
	};
	/** `onSettled`: for a question between the check and the save. */
	const send = (values: Values, onSettled: () => void = () => {}) =>
		mutation.mutate({ values, typed: valuesNow(form) }, { onSettled });
	return {
		base,
		save: form.handleSubmit((values) => send(values)),
		send,
		take,
		isSaving: mutation.isPending,
		stale:
			base !== undefined && isStale
				? {
						fetchNewer: () => fetchNewer(base),
						onReload: (newer: Entity) => take(newer, false),
						onKeep: (newer: Entity) => take(newer, true),
						onFailed: () => setStale(false),
					}
				: null,
	};
}
