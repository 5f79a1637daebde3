import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ProductImport } from "#worker/products/product-import.schema.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { Fact } from "../../imports/fact.tsx";
import { withRetry } from "../../imports/with-retry.ts";
import {
	activateProductImport,
	discardProductImport,
	productChangesQuery,
	refreshProducts,
} from "../set-product.api.ts";
import { ProductChangeList } from "./product-change-list.tsx";
import { RejectedProducts } from "./rejected-products.tsx";

/** Never aborted: closing the dialog doesn't take a decision back. */
const { signal } = new AbortController();

type ProductImportReviewProps = { entry: ProductImport; onDone: () => void };

/** What the file would change, and the decision. Nothing has changed until then. */
export function ProductImportReview({ entry, onDone }: ProductImportReviewProps) {
	const { t } = useTranslation();
	const { id, accepted, refused, options } = entry;
	const { data: changes, error, refetch } = useQuery(productChangesQuery(id));
	const settle = { onError: showProblem };
	const activate = useWrite({
		...settle,
		mutationFn: async () => {
			for (let isActivated = false; !isActivated; )
				isActivated = (await withRetry(signal, () => activateProductImport(id))).state === "activated";
		},
		onSuccess: async () => {
			notifySuccess(t("label.saved"));
			onDone();
			await refreshProducts();
		},
	});
	const discard = useWrite({
		...settle,
		mutationFn: () => withRetry(signal, () => discardProductImport(id)),
		onSuccess: onDone,
	});
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
			{changes && <ProductChangeList id={id} counts={changes} />}
			{refused > 0 && <RejectedProducts id={id} total={refused} />}
			{options.dryRun && <Callout>{t("products.dry_run_done")}</Callout>}
			<DialogFooter>
				<Button variant="outline" busy={discard.isPending} onClick={() => discard.mutate()}>
					{options.dryRun ? t("action.close") : t("products.discard")}
				</Button>
				{!options.dryRun && accepted > 0 && (
					<Button busy={activate.isPending} onClick={() => activate.mutate()}>
						{t("products.take_over")}
					</Button>
				)}
			</DialogFooter>
		</div>
	);
}
