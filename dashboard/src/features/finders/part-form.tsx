import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { type Finder, type FinderPart, finderPartSchema } from "#worker/finders/finder.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { ClosableFieldset } from "../../components/form/closable-fieldset.tsx";
import { SaveBar } from "../../components/form/save-bar.tsx";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";
import { isFinderField } from "./finder-values.ts";
import { useFinderForm } from "./use-finder-form.tsx";

type PartSetting = {
	finder: Finder;
	/** The fields that this screen edits. */
	toPart: (finder: Finder) => FinderPart;
	save: (base: Finder, part: FinderPart, once: IdempotencyHeaders) => Promise<Finder>;
};

/** The form of a screen that edits some fields of a configuration, and leaves the others unchanged. */
export const usePartForm = ({ finder, toPart, save }: PartSetting) =>
	useFinderForm({ finder, schema: finderPartSchema, toValues: toPart, isField: isFinderField, save });

type PartFormProps = {
	form: ReturnType<typeof usePartForm>;
	mayManage: boolean;
	children: (control: Control<FinderPart>) => ReactNode;
};

export function PartForm({ form, mayManage, children }: PartFormProps) {
	const { control, isDirty, isSaving, submit, discard, guards } = form;
	return (
		<AppForm onSubmit={() => (mayManage ? submit() : undefined)} className="grid min-w-0 gap-5">
			<ClosableFieldset isReadOnly={!mayManage}>{children(control)}</ClosableFieldset>
			{mayManage && <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />}
			{guards}
		</AppForm>
	);
}
