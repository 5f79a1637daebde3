import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderImport } from "#worker/orders/order-import.schema.ts";
import { ORDER_FIELDS } from "#worker/orders/order-import-mapping.rules.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { Fact } from "../../imports/fact.tsx";
import { RejectedRows } from "../../imports/rejected-rows.tsx";
import { withRetry } from "../../imports/with-retry.ts";
import { ORDER_FIELD_NAMES } from "./order-field-names.ts";
import {
	activateOrderImport,
	discardOrderImport,
	fetchOrderErrorsCsv,
	orderErrorsQuery,
	orderOutcomeQuery,
	refreshOrders,
} from "./order-import.api.ts";

/** Never aborted: closing the dialog doesn't take a decision back. */
const { signal } = new AbortController();

type OrderImportReviewProps = { entry: OrderImport; onDone: () => void };

/** What the file would enter, the decision, and what came of it. */
export function OrderImportReview({ entry, onDone }: OrderImportReviewProps) {
	const [done, setDone] = useState<OrderImport | null>(null);
	return done ? (
		<Result entry={done} onDone={onDone} />
	) : (
		<Review entry={entry} onDone={onDone} onActivated={setDone} />
	);
}

type ReviewProps = OrderImportReviewProps & { onActivated: (entry: OrderImport) => void };

function Review({ entry: { id, refused, options }, onDone, onActivated }: ReviewProps) {
	const { t } = useTranslation();
	const { data: outcome, error, refetch } = useQuery(orderOutcomeQuery(id));
	const activate = useWrite({
		mutationFn: async () => {
			for (;;) {
				const entry = await withRetry(signal, () => activateOrderImport(id));
				if (entry.state === "activated") return entry;
			}
		},
		onSuccess: async (entry) => {
			onActivated(entry);
			await refreshOrders();
		},
		onError: showProblem,
	});
	const discard = useWrite({
		mutationFn: () => withRetry(signal, () => discardOrderImport(id)),
		onSuccess: onDone,
		onError: showProblem,
	});
	return (
		<div className="grid gap-6">
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-4">
				<Fact name={t("orders.import_orders")} value={outcome?.orders} />
				<Fact name={t("orders.import_locked")} value={outcome?.locked} />
				<Fact name={t("orders.import_incomplete")} value={outcome?.incomplete} />
				<Fact name={t("products.refused")} value={refused} />
			</dl>
			<LoadProblem error={error} refetch={refetch} />
			{outcome && !outcome.hasSupplier && outcome.orders > 0 && <Callout>{t("orders.lock_no_supplier")}</Callout>}
			{refused > 0 && (
				<>
					<p className="text-muted-foreground text-sm">{t("orders.import_incomplete_hint")}</p>
					<RejectedLines id={id} total={refused} />
				</>
			)}
			{options.dryRun && <Callout>{t("products.dry_run_done")}</Callout>}
			<DialogFooter>
				<Button variant="outline" busy={discard.isPending} onClick={() => discard.mutate()}>
					{options.dryRun ? t("action.close") : t("products.discard")}
				</Button>
				{!options.dryRun && (outcome?.orders ?? 0) > 0 && (
					<Button busy={activate.isPending} onClick={() => activate.mutate()}>
						{t("orders.import_enter", { count: outcome?.orders ?? 0 })}
					</Button>
				)}
			</DialogFooter>
		</div>
	);
}

function Result({ entry: { id, entered, locked }, onDone }: OrderImportReviewProps) {
	const { t } = useTranslation();
	const { data: errors } = useQuery(orderErrorsQuery(id));
	return (
		<div className="grid gap-6">
			<p role="status" className="sr-only">
				{t("label.saved")}
			</p>
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
			fetchCsv={() => fetchOrderErrorsCsv(id)}
			fileName={`order-import-${id}-errors.csv`}
		/>
	);
}
