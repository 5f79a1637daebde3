import { type Finder, finderInputSchema } from "#worker/finders/finder.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { ClosableFieldset } from "../../components/form/closable-fieldset.tsx";
import { SaveBar } from "../../components/form/save-bar.tsx";
import { updateFinder } from "./finder.api.ts";
import { isFinderField, toFinderValues } from "./finder-values.ts";
import { ColorsGroup } from "./groups/colors-group.tsx";
import { GeneralGroup } from "./groups/general-group.tsx";
import { LayoutGroup } from "./groups/layout-group.tsx";
import { ShapeGroup } from "./groups/shape-group.tsx";
import { ShopGroup } from "./groups/shop-group.tsx";
import { TextsGroup } from "./groups/texts-group.tsx";
import { JumpLinks } from "./jump-links.tsx";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { useFinderForm } from "./use-finder-form.tsx";

/** Edits one configuration beside the real element. */
export function FinderForm({ finder, mayManage }: { finder: Finder; mayManage: boolean }) {
	const { base, control, isDirty, isSaving, submit, discard, guards } = useFinderForm({
		finder,
		schema: finderInputSchema,
		toValues: toFinderValues,
		isField: isFinderField,
		save: (read, values, once, currencyChange) => updateFinder({ ...read, ...values }, once, currencyChange),
	});
	return (
		<div className="grid items-start gap-6 @wide/page:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
			<PreviewPane control={control} finder={base} />
			<AppForm
				onSubmit={() => (mayManage ? submit() : undefined)}
				className="grid min-w-0 gap-5 @wide/page:order-first"
			>
				<JumpLinks />
				<ClosableFieldset isReadOnly={!mayManage}>
					<GeneralGroup control={control} />
					<TextsGroup control={control} />
					<ColorsGroup control={control} />
					<LayoutGroup control={control} />
					<ShapeGroup control={control} />
					<ShopGroup control={control} />
				</ClosableFieldset>
				{mayManage && <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />}
			</AppForm>
			{guards}
		</div>
	);
}
