import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { StockedSetProduct } from "#worker/inventory/set-product-stock.schema.ts";
import type { SetProduct } from "#worker/products/set-product.schema.ts";
import { useDialogOver, useOpened, useRemovedNotice } from "../../components/list/use-opened.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { RemoveSetProduct } from "./remove-set-product.tsx";
import { setProductQuery } from "./set-product.api.ts";
import { SetProductViewDialog } from "./set-product-view-dialog.tsx";

// Loads the form's library and the schema with it.
const SetProductFormDialog = lazyPart(() => import("./set-product-form-dialog.tsx"), "SetProductFormDialog");

type Dialogs = ReturnType<typeof useSetProductDialogs>;

/** What is open over a list of set products. */
export function useSetProductDialogs() {
	const opened = useOpened();
	const [editing, setEditing] = useDialogOver<SetProduct>(opened);
	const [removing, setRemoving] = useState<SetProduct | null>(null);
	const close = () => {
		setEditing(null);
		opened.close();
	};
	return {
		opened,
		editing,
		removing,
		close,
		add: opened.add,
		view: ({ id }: SetProduct) => opened.view(id),
		edit: (product: SetProduct) => {
			opened.close();
			setEditing(product);
		},
		remove: setRemoving,
	};
}

type SetProductDialogsProps = {
	dialogs: Dialogs;
	products: readonly StockedSetProduct[] | undefined;
	/** Of a new product: undefined is the user's own company. */
	owner: number | null | undefined | "choose";
	currency?: string;
};

export function SetProductDialogs({ dialogs, products, owner, currency }: SetProductDialogsProps) {
	const { opened, editing, removing, close } = dialogs;
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	return (
		<>
			{opened.viewed !== undefined && <Viewed id={opened.viewed} dialogs={dialogs} products={products} />}
			{((opened.isAdding && mayManage) || editing) && (
				<Suspense>
					<SetProductFormDialog
						key={editing?.id}
						product={editing ?? undefined}
						owner={owner}
						{...(currency !== undefined && { currency })}
						onClose={close}
					/>
				</Suspense>
			)}
			{removing && <RemoveSetProduct product={removing} onClose={() => dialogs.remove(null)} />}
		</>
	);
}

type ViewedProps = Pick<SetProductDialogsProps, "dialogs" | "products"> & { id: number };

/** At once if the list has the product already. */
function Viewed({ id, dialogs, products }: ViewedProps) {
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const query = useQuery({
		...setProductQuery(id),
		placeholderData: () => products?.find((product) => product.id === id),
	});
	useRemovedNotice(query, dialogs.opened.close);
	const { data } = query;
	if (!data) return null;
	return (
		<SetProductViewDialog
			product={data}
			onEdit={mayManage ? () => dialogs.edit(data) : undefined}
			onClose={dialogs.opened.close}
		/>
	);
}
