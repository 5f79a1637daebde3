import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { FreePriceDialog } from "./free-price-dialog.tsx";
import type { useAssortmentForm } from "./use-assortment-form.ts";

type SaveConfirmationsProps = ReturnType<typeof useAssortmentForm>["confirmations"] & {
	isDirty: boolean;
	isSaving: boolean;
};

/** The confirmations before an assortment is saved or left. */
export function SaveConfirmations({ losing, free, confirm, cancel, stale, isDirty, isSaving }: SaveConfirmationsProps) {
	const { t } = useTranslation();
	return (
		<>
			<ConfirmDialog
				open={losing !== null}
				title={t("assortment.losing")}
				description={t("assortment.losing_description", {
					sizes: losing?.sizes.join(", ") ?? "",
					count: losing?.specialPrices ?? 0,
				})}
				destructive
				busy={isSaving}
				onConfirm={confirm}
				onCancel={cancel}
			/>
			<FreePriceDialog count={free} busy={isSaving} confirm={confirm} cancel={cancel} />
			{stale && <StaleDialog {...stale} />}
			<UnsavedGuard dirty={isDirty} />
		</>
	);
}
