import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import type { Money } from "./price-text.rules.ts";
import { PriceValueField } from "./price-value-field.tsx";
import { usePriceValue } from "./use-price-value.ts";

type SetAllDialogProps = {
	money: Money;
	total: number;
	onSet: (price: number) => void;
	onClose: () => void;
	onCloseAutoFocus: (event: Event) => void;
};

/** One price for all cells of the grid. */
export function SetAllDialog({ money, total, onSet, onClose, onCloseAutoFocus }: SetAllDialogProps) {
	const { t } = useTranslation();
	const value = usePriceValue(money);
	const [isSubmitted, setSubmitted] = useState(false);
	const submit = () => {
		setSubmitted(true);
		if (value.price === null) return;
		onSet(value.price);
		onClose();
	};
	return (
		<FormDialog
			className="max-w-sm"
			title={t("pricing.set_all")}
			isDirty={value.text !== ""}
			submitLabel={t("pricing.set_all_apply", { count: total })}
			onSubmit={submit}
			onClose={onClose}
			onCloseAutoFocus={onCloseAutoFocus}
		>
			<PriceValueField value={value} money={money} showsProblem={isSubmitted} />
		</FormDialog>
	);
}
