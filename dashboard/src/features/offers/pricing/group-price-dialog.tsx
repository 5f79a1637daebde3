import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import { toProblem } from "../../../lib/api-problem.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { FreePriceDialog } from "../../assortments/free-price-dialog.tsx";
import type { PriceGroup } from "./price-list.rules.ts";
import { pricingKey, refreshPrices } from "./price-queries.ts";
import { isAboutCents, type Money } from "./price-text.rules.ts";
import { PriceValueField } from "./price-value-field.tsx";
import { setGroupPrice } from "./pricing.api.ts";
import { usePriceValue } from "./use-price-value.ts";

type GroupPriceDialogProps = { group: PriceGroup; name: string; money: Money; finder: Finder; onClose: () => void };

/** Asks for one price for all parts of an assortment, and shows their number. */
export function GroupPriceDialog({ group, name, finder, onClose, ...props }: GroupPriceDialogProps) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const close = useOwnClose(onClose);
	// The currency in which it was opened: the price must not become one in another. Cents are as they are allowed now.
	const [opened] = useState(props.money);
	const money = { ...opened, allowCents: props.money.allowCents };
	const value = usePriceValue(money);
	const [isSubmitted, setSubmitted] = useState(false);
	const [isFree, setFree] = useState(false);
	const set = useWrite({
		mutationFn: (price: number) =>
			setGroupPrice({
				...{ finderId: finder.id, type: group.kind, assortmentId: group.id },
				...{ price, currency: money.sign },
			}),
		onError: (error) => {
			showProblem(error);
			const problem = toProblem(error);
			const isCurrency = problem.code === "offers.currency_changed";
			if (!isCurrency && !isAboutCents(problem)) return;
			void queryClient.invalidateQueries({ queryKey: pricingKey(finder.id) });
			if (isCurrency) close();
		},
		onSettled: () => setFree(false),
		onSuccess: async () => {
			await refreshPrices(queryClient, finder.id);
			notifySuccess(t("label.saved"));
			close();
		},
	});
	const submit = () => {
		setSubmitted(true);
		if (value.price === null) return;
		if (value.price === 0) return setFree(true);
		return set.mutate(value.price / 10 ** money.digits);
	};
	return (
		<FormDialog
			className="max-w-md"
			title={t("pricing.one_price_title", { name })}
			description={t("pricing.one_price_description", { count: group.parts.length })}
			isDirty={value.text !== ""}
			isSaving={set.isPending}
			submitLabel={t("pricing.one_price_set")}
			onSubmit={submit}
			onClose={onClose}
		>
			<PriceValueField value={value} money={money} showsProblem={isSubmitted} />
			<FreePriceDialog
				count={isFree ? group.parts.length : 0}
				busy={set.isPending}
				confirm={() => set.mutate(0)}
				cancel={() => setFree(false)}
			/>
		</FormDialog>
	);
}
