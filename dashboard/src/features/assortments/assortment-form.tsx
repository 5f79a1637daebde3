import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { AppForm } from "../../components/form/app-form.tsx";
import { SaveBar } from "../../components/form/save-bar.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Card } from "../../components/ui/card.tsx";
import { AssortmentFields } from "./assortment-fields.tsx";
import { AssortmentPreview } from "./assortment-preview.tsx";
import { BackToList } from "./back-to-list.tsx";
import { KIND_TEXTS } from "./kind.ts";
import { SaveConfirmations } from "./save-confirmations.tsx";
import { useAssortmentForm } from "./use-assortment-form.ts";
import { WiperGrid } from "./wiper-grid.tsx";

/** The fields, the blades, and a preview for visitors beside them. */
export function AssortmentForm({ assortment }: { assortment: Assortment | undefined }) {
	const { t } = useTranslation();
	const { form, brand, base, isDirty, save, discard, isSaving, confirmations } = useAssortmentForm(assortment);
	const { control } = form;
	const kind = useWatch({ control, name: "kind" });
	return (
		<>
			<PageHeader
				back={<BackToList />}
				title={base === undefined ? t("assortment.add") : `${base.make.name} ${base.name}`}
				description={base && `${t(KIND_TEXTS[base.kind])} · ${base.code}`}
			/>
			<AppForm onSubmit={() => save()} className="grid min-w-0 gap-5">
				<div className="grid min-w-0 items-start gap-6 @wide/page:grid-cols-[minmax(0,1fr)_18rem]">
					<div className="grid min-w-0 gap-5">
						<Card className="grid gap-5 p-5 md:p-6">
							<AssortmentFields form={form} brand={brand} isNew={base === undefined} />
						</Card>
						{kind !== "adapter" && <WiperGrid form={form} kind={kind} base={base} />}
					</div>
					<AssortmentPreview control={control} />
				</div>
				<SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
			</AppForm>
			<SaveConfirmations {...confirmations} isDirty={isDirty} isSaving={isSaving} />
		</>
	);
}
