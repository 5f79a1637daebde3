import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { keepChanges } from "../../components/form/keep-changes.ts";
import { showSaved, valuesNow } from "../../components/form/show-saved.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { useNewer } from "../../components/form/use-newer.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { OriginsInput } from "../finders/origins/origins-input.tsx";
import { finderQuery } from "../finders/selected/use-selected-finder.ts";
import { useSaveOrigins } from "./use-save-origins.ts";

export type OriginsForm = UseFormReturn<{ allowedOrigins: string[] }>;

const toValues = ({ allowedOrigins }: Finder) => ({ allowedOrigins });
const isField = (path: string): path is "allowedOrigins" => path === "allowedOrigins";

/** The websites where the finder may be shown, saved at the version they were read at. */
export function OriginsCard({ finder, form }: { finder: Finder; form: OriginsForm }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const [base, setBase] = useState(finder);
	const [isStale, setStale] = useState(false);
	const save = useSaveOrigins();
	const { control, formState, handleSubmit, reset } = form;
	const { field, fieldState } = useController({ control, name: "allowedOrigins" });
	const take = (newer: Finder, keepsChanges: boolean) => {
		if (keepsChanges) keepChanges(form, toValues(base), toValues(newer), isField);
		else reset(toValues(newer));
		setBase(newer);
		setStale(false);
	};
	useNewer(finder.version > base.version && !formState.isDirty && !isStale && !save.isPending, () =>
		take(finder, false),
	);
	const submit = handleSubmit(({ allowedOrigins }) => {
		const typed = valuesNow(form);
		return save.mutate(
			{ finderId: base.id, version: base.version, allowedOrigins },
			{
				onSuccess: (saved) => {
					setBase(saved);
					showSaved(form, typed, toValues(saved));
				},
				onError: (error) => {
					if (toProblem(error).code === "finders.stale") setStale(true);
					else showFormProblem(form, isField, error);
				},
			},
		);
	});
	return (
		<Card className="p-5">
			<AppForm onSubmit={() => submit()} className="grid gap-4">
				<OriginsInput
					value={field.value}
					saved={base.allowedOrigins}
					onChange={field.onChange}
					onBlur={field.onBlur}
					inputRef={field.ref}
					error={fieldState.error}
				/>
				<div className="flex flex-wrap items-center justify-end gap-2">
					<p role="status" className="me-auto text-muted-foreground text-xs">
						{formState.isDirty ? t("form.unsaved") : ""}
					</p>
					<Button type="submit" size="sm" variant="outline" busy={save.isPending} title={t("form.save_hint")}>
						{t("action.save")}
					</Button>
				</div>
			</AppForm>
			<UnsavedGuard dirty={formState.isDirty} />
			{isStale && (
				<StaleDialog
					fetchNewer={() => queryClient.fetchQuery({ ...finderQuery(finder.id), staleTime: 0 })}
					onReload={(newer) => take(newer, false)}
					onKeep={(newer) => take(newer, true)}
					onFailed={() => setStale(false)}
				/>
			)}
		</Card>
	);
}
