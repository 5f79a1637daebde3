import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type Finder, type FinderInput, finderInputSchema } from "#worker/finders/finder.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { SaveBar } from "../../components/form/save-bar.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { toProblem } from "../../lib/api-problem.ts";
import { finderQuery } from "../../lib/use-selected-finder.ts";
import { isFinderField, toFinderValues } from "./finder-values.ts";
import { ColorsGroup } from "./groups/colors-group.tsx";
import { GeneralGroup } from "./groups/general-group.tsx";
import { LayoutGroup } from "./groups/layout-group.tsx";
import { ShapeGroup } from "./groups/shape-group.tsx";
import { ShopGroup } from "./groups/shop-group.tsx";
import { TextsGroup } from "./groups/texts-group.tsx";
import { JumpLinks } from "./jump-links.tsx";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { useUpdateFinder } from "./use-finder-actions.ts";

/** Edits one configuration beside the real element. Its version is the one it was read at, whatever happens meanwhile. */
export function FinderForm({ finder, mayManage }: { finder: Finder; mayManage: boolean }) {
	const [base, setBase] = useState(finder);
	const [isStale, setStale] = useState(false);
	const update = useUpdateFinder();
	const queryClient = useQueryClient();
	const form = useForm<FinderInput>({
		resolver: schemaResolver(finderInputSchema),
		defaultValues: toFinderValues(finder),
	});
	const { control, formState, handleSubmit, reset } = form;
	const take = (saved: Finder, keepDirtyValues: boolean) => {
		setBase(saved);
		setStale(false);
		reset(toFinderValues(saved), { keepDirtyValues });
	};
	const save = handleSubmit((values) =>
		update.mutate(
			{ ...base, ...values },
			{
				onSuccess: (saved) => take(saved, false),
				onError: (error) => {
					if (toProblem(error).code === "finders.stale") setStale(true);
					else showFormProblem(form, isFinderField, error);
				},
			},
		),
	);
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
			<PreviewPane control={control} finder={base} />
			<AppForm
				onSubmit={() => (mayManage && !update.isPending ? save() : undefined)}
				className="grid min-w-0 gap-5 lg:order-first"
			>
				<JumpLinks />
				<fieldset disabled={!mayManage} className="grid min-w-0 gap-5">
					<GeneralGroup control={control} />
					<TextsGroup control={control} />
					<ColorsGroup control={control} />
					<LayoutGroup control={control} />
					<ShapeGroup control={control} />
					<ShopGroup control={control} />
				</fieldset>
				{mayManage && <SaveBar isDirty={formState.isDirty} isSaving={update.isPending} onDiscard={() => reset()} />}
			</AppForm>
			<UnsavedGuard dirty={formState.isDirty} />
			{isStale && (
				<StaleDialog
					fetchNewer={() => queryClient.fetchQuery({ ...finderQuery(finder.id), staleTime: 0 })}
					onReload={(newer) => take(newer, false)}
					onKeep={(newer) => take(newer, true)}
				/>
			)}
		</div>
	);
}
