import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OrderImport } from "#worker/orders/order-import.schema.ts";
import { ORDER_FIELDS } from "#worker/orders/order-import-mapping.rules.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { showProblem } from "../../../lib/problem-text.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { Activating } from "../../imports/activating.tsx";
import { DiscardImport } from "../../imports/discard-import.tsx";
import { Fact } from "../../imports/fact.tsx";
import { ImportRefusal } from "../../imports/import-refusal.tsx";
import { RejectedRows } from "../../imports/rejected-rows.tsx";
import { neverAborted, useActivation } from "../../imports/use-activation.ts";
import { hasEnded } from "../../imports/use-open-import.ts";
import { withRetry } from "../../imports/with-retry.ts";
import { refreshOrders } from "../order.api.ts";
import { ORDER_FIELD_NAMES } from "./order-field-names.ts";
import {
	activateOrderImport,
	discardOrderImport,
	orderErrorsQuery,
	orderImportQuery,
	orderOutcomeQuery,
	requestOrderErrorsCsv,
	showOrderImport,
} from "./order-import.api.ts";

type StepProps = { entry: OrderImport; onDone: () => void };

/** What the file would enter, the decision, how far it is, and what came of it. */
export function OrderImportReview({ entry, onClose, onDone }: StepProps & { onClose: () => void }) {
	const { activate, isRunning, hasFailed } = useActivation(entry, {
		activate: activateOrderImport,
		show: showOrderImport,
		refresh: refreshOrders,
		refetch: () => queryClient.invalidateQueries({ queryKey: orderImportQuery(entry.id).queryKey }),
	});
	if (hasEnded(entry)) return <Result entry={entry} onDone={onDone} />;
	if (isRunning) {
		const onResume = hasFailed ? activate : undefined;
		return <Activating progress={entry.activating} onResume={onResume} onClose={onClose} />;
	}
	return <Review entry={entry} onDone={onDone} onActivate={activate} />;
}

type ReviewProps = StepProps & { onActivate: () => void };

function Review({ entry: { id, fileName, state, refused, options, refusal }, onDone, onActivate }: ReviewProps) {
	const { t } = useTranslation();
	const { data: outcome, error, refetch } = useQuery(orderOutcomeQuery(id));
	const discard = () => withRetry(neverAborted, () => discardOrderImport(id));
	// Another tab may have activated it.
	const refresh = () =>
		Promise.all([queryClient.invalidateQueries({ queryKey: orderImportQuery(id).queryKey }), refreshOrders()]);
	const close = useWrite({ mutationFn: discard, onSuccess: onDone, onError: showProblem });
	return (
		<div className="grid gap-6">
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-4">
				<Fact name={t("orders.import_orders")} value={outcome?.orders} />
				<Fact name={t("orders.import_locked")} value={outcome?.locked} />
				<Fact name={t("orders.import_incomplete")} value={outcome?.incomplete} />
				<Fact name={t("products.refused")} value={refused} />
			</dl>
			<LoadProblem error={error} refetch={refetch} />
			<ImportRefusal code={refusal} />
			{outcome && !outcome.hasSupplier && outcome.orders > 0 && <Callout>{t("orders.lock_no_supplier")}</Callout>}
			{refused > 0 && (
				<>
					<p className="text-muted-foreground text-sm">{t("orders.import_incomplete_hint")}</p>
					<RejectedLines id={id} total={refused} />
				</>
			)}
			{options.dryRun && <Callout>{t("products.dry_run_done")}</Callout>}
			{/* With what it decides about: buttons that move are missed. */}
			{(outcome || error) && (
				<DialogFooter>
					{state === "receiving" && options.dryRun && (
						<Button variant="outline" busy={close.isPending} onClick={() => close.mutate()}>
							{t("action.close")}
						</Button>
					)}
					{state === "receiving" && !options.dryRun && (
						<DiscardImport
							name={fileName || `#${id}`}
							description={t("imports.discard_description")}
							discard={discard}
							onDone={onDone}
							onSettled={refresh}
						/>
					)}
					{!options.dryRun && (outcome?.orders ?? 0) > 0 && (
						<Button onClick={onActivate}>{t("orders.import_enter", { count: outcome?.orders ?? 0 })}</Button>
					)}
				</DialogFooter>
			)}
		</div>
	);
}

function Result({ entry: { id, state, entered, locked }, onDone }: StepProps) {
	const { t } = useTranslation();
	const { data: errors } = useQuery(orderErrorsQuery(id));
	return (
		<div className="grid gap-6">
			{state === "discarded" ? (
				<Callout variant="warning">{t("catalogue.is_discarded")}</Callout>
			) : (
				<p role="status" className="sr-only">
					{t("label.saved")}
				</p>
			)}
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border">
				<Fact name={t("orders.import_entered")} value={entered} />
				<Fact name={t("orders.import_locked")} value={locked} />
			</dl>
			{errors && errors.totalItemCount > 0 && <RejectedLines id={id} total={errors.totalItemCount} />}
			<DialogFooter>
				<Button onClick={onDone}>{t("action.close")}</Button>
			</DialogFooter>
		</div>
	);
}

function RejectedLines({ id, total }: { id: number; total: number }) {
	const { t } = useTranslation();
	const { data } = useQuery(orderErrorsQuery(id));
	return (
		<RejectedRows
			rows={data?.data ?? []}
			total={total}
			fieldName={(field) => {
				const known = ORDER_FIELDS.find((name) => name === field);
				return known && t(ORDER_FIELD_NAMES[known]);
			}}
			request={(signal) => requestOrderErrorsCsv(id, signal)}
			fileName={`order-import-${id}-errors.csv`}
		/>
	);
}
