import { useTranslation } from "react-i18next";
import type { SetProduct } from "#worker/products/set-product.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { refreshProducts, removeSetProduct } from "./set-product.api.ts";

type RemoveSetProductProps = { product: SetProduct; onClose: () => void };

/** Asks first, and shows the sku under which the product is sold afterwards. */
export function RemoveSetProduct({ product, onClose }: RemoveSetProductProps) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const removeOnce = useIdempotentCall(removeSetProduct);
	const remove = useWrite({
		mutationFn: removeOnce,
		onSuccess: () => notifySuccess(t("contents.removed")),
		onError: showProblem,
		onSettled: async () => {
			close();
			await refreshProducts();
		},
	});
	return (
		<ConfirmDialog
			open
			title={t("products.remove_title", { sku: product.sku })}
			description={
				product.kind === "bundle"
					? t("products.remove_bundle_description")
					: t("products.remove_set_description", { parts: product.parts })
			}
			destructive
			busy={remove.isPending}
			onConfirm={() => remove.mutate(product.id)}
			onCancel={onClose}
		/>
	);
}
