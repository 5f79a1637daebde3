import { Link } from "@tanstack/react-router";
import { Boxes, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import type { Product } from "#worker/products/product.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import type { SetProductValues } from "./set-product.api.ts";

// Loads the form's library and the schema with it.
const SetProductFormDialog = lazyPart(() => import("./set-product-form-dialog.tsx"), "SetProductFormDialog");

/** Leads to the company's own set product of these parts, or makes one. */
export function OwnProductAction({ finder, product }: { finder: Finder; product: Product }) {
	const { t } = useTranslation();
	const isAdministrator = useHoldsRole("ROLE_ADMIN");
	const [isMaking, setMaking] = useState(false);
	return (
		<>
			{product.skuFrom === "company" ? (
				<Button asChild variant="outline" className="justify-self-start">
					<Link to="/c/set-products" search={{ search: product.sku }}>
						<Pencil />
						{t("set_products.edit_own")}
					</Link>
				</Button>
			) : (
				product.kind !== "bundle" && (
					<Button variant="outline" className="justify-self-start" onClick={() => setMaking(true)}>
						<Boxes />
						{t("set_products.make")}
					</Button>
				)
			)}
			{isMaking && (
				<Suspense>
					<SetProductFormDialog
						owner={isAdministrator ? finder.companyId : undefined}
						values={valuesOf(product)}
						currency={finder.currency}
						onClose={() => setMaking(false)}
					/>
				</Suspense>
			)}
		</>
	);
}

/** Its parts, and what counts for it now: a product of all companies gives way to the company's own. */
function valuesOf({
	assortment,
	parts,
	skuFrom,
	sku,
	price,
	partsPrice,
	currency,
}: Product): Partial<SetProductValues> {
	const sizeAt = (position: Product["parts"][number]["position"]) =>
		parts.find((part) => part.position === position)?.lengthInch ?? null;
	return {
		...{ code: assortment.code, driver: sizeAt("driver"), passenger: sizeAt("passenger"), rear: sizeAt("rear") },
		...(skuFrom === "everyone" && { sku }),
		...(price !== partsPrice && { price, currency: currency.sign }),
	};
}
