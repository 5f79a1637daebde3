import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ProductImport } from "#worker/products/product-import.schema.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { Activating } from "../../imports/activating.tsx";
import { DiscardImport } from "../../imports/discard-import.tsx";
import { Fact } from "../../imports/fact.tsx";
import { ImportRefusal } from "../../imports/import-refusal.tsx";
import { neverAborted, useActivation } from "../../imports/use-activation.ts";
import { hasEnded } from "../../imports/use-open-import.ts";
import { withRetry } from "../../imports/with-retry.ts";
import {
	activateProductImport,
	discardProductImport,
	productChangesQuery,
	productErrorsQuery,
	productImportQuery,
	refreshProducts,
	showProductImport,
} from "../set-product.api.ts";
import { ProductChangeList } from "./product-change-list.tsx";
import { RejectedProducts } from "./rejected-products.tsx";

type StepProps = { entry: ProductImport; onDone: () => void };

/** What the file would change, the decision, how far it is, and its result. Nothing has changed until the decision. */
export function ProductImportReview({ entry, onClose, onDone }: StepProps & { onClose: () => void }) {
	const { t } = useTranslation();
	const { activate, isRunning, hasFailed } = useActivation(entry, {
		activate: activateProductImport,
		show: showProductImport,
		refresh: refreshProducts,
		refetch: () => queryClient.invalidateQueries({ queryKey: productImportQuery(entry.id).queryKey }),
	});
	if (hasEnded(entry)) return <Result entry={entry} onDone={onDone} />;
	const onSuccess = () => {
		notifySuccess(t("label.saved"));
		onDone();
	};
	const onActivate = () => void activate(undefined, { onSuccess });
	if (isRunning) {
		const onResume = hasFailed ? onActivate : undefined;
		return <Activating progress={entry.activating} onResume={onResume} onClose={onClose} />;
	}
	return <Review entry={entry} onDone={onDone} onActivate={onActivate} />;
}

type ReviewProps = StepProps & { onActivate: () => void };

function Review({ entry: { id, fileName, accepted, refused, options, refusal }, onDone, onActivate }: ReviewProps) {
	const { t } = useTranslation();
	const { data: changes, error, refetch } = useQuery(productChangesQuery(id));
	const discard = () => withRetry(neverAborted, () => discardProductImport(id));
	// Another tab may have activated it.
	const refresh = () =>
		Promise.all([queryClient.invalidateQueries({ queryKey: productImportQuery(id).queryKey }), refreshProducts()]);
	const close = useWrite({ mutationFn: discard, onSuccess: onDone, onError: showProblem });
	return (
		<div className="grid gap-6">
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-3">
				<Fact name={t("products.accepted")} value={accepted} />
				<Fact name={t("products.refused")} value={refused} />
				<Fact name={t("products.added")} value={changes?.added} />
				<Fact name={t("products.changed")} value={changes?.changed} />
				<Fact name={t("products.same")} value={changes?.same} />
				<Fact name={t("products.removed")} value={changes?.removed} />
			</dl>
			<LoadProblem error={error} refetch={refetch} />
			<ImportRefusal code={refusal} />
			{changes && <ProductChangeList id={id} counts={changes} />}
			{refused > 0 && <RejectedProducts id={id} total={refused} />}
			{options.dryRun && <Callout>{t("products.dry_run_done")}</Callout>}
			{/* With what it decides about: buttons that move are missed. */}
			{(changes || error) && (
				<DialogFooter>
					{options.dryRun ? (
						<Button variant="outline" busy={close.isPending} onClick={() => close.mutate()}>
							{t("action.close")}
						</Button>
					) : (
						<DiscardImport
							name={fileName || `#${id}`}
							description={t("imports.discard_description")}
							discard={discard}
							onDone={onDone}
							onSettled={refresh}
						/>
					)}
					{!options.dryRun && accepted > 0 && <Button onClick={onActivate}>{t("products.take_over")}</Button>}
				</DialogFooter>
			)}
		</div>
	);
}

/** Shown to those who come back to it: what it changed is in the list. */
function Result({ entry: { id, state, accepted, refused }, onDone }: StepProps) {
	const { t } = useTranslation();
	// They are deleted a month later.
	const { data: errors } = useQuery(productErrorsQuery(id, 1));
	return (
		<div className="grid gap-6">
			{state === "discarded" ? (
				<Callout variant="warning">{t("catalogue.is_discarded")}</Callout>
			) : (
				<Callout role="status">{t("imports.completed")}</Callout>
			)}
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border">
				<Fact name={t("products.accepted")} value={accepted} />
				<Fact name={t("products.refused")} value={refused} />
			</dl>
			{errors && errors.totalItemCount > 0 && <RejectedProducts id={id} total={errors.totalItemCount} />}
			<DialogFooter>
				<Button onClick={onDone}>{t("action.close")}</Button>
			</DialogFooter>
		</div>
	);
}
