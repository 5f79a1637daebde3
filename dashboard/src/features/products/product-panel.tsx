import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink, ShoppingCart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import type { Product } from "#worker/products/product.schema.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Sheet, SheetContent } from "../../components/ui/sheet.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatUnits } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/session/use-current-user.ts";
import { AssortmentPicture } from "../assortments/assortment-picture.tsx";
import { LinkCheck } from "./link-check.tsx";
import { OwnProductAction } from "./own-product-action.tsx";
import { productQuery } from "./product.api.ts";
import { ProductCars } from "./product-cars.tsx";
import { ProductParts } from "./product-parts.tsx";

type ProductPanelProps = { finder: Finder; id: string; onClose: () => void };

/** One product: its sku and the sku's origin, its parts and their prices, and the cars that it fits. */
export function ProductPanel({ finder, id, onClose }: ProductPanelProps) {
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const { data: product, error, refetch } = useQuery(productQuery(finder.id, id));
	return (
		<Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
			<SheetContent side="end" title={product?.title ?? id}>
				<LoadProblem error={error} refetch={refetch} />
				{!product && !error && <Skeleton className="h-96 shrink-0" />}
				{product && (
					<div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-7">
						<Summary product={product} finder={finder.id} />
						{mayManage && <OwnProductAction finder={finder} product={product} />}
						<ProductParts product={product} />
						<ProductCars finder={finder.id} id={id} />
					</div>
				)}
			</SheetContent>
		</Sheet>
	);
}

function Summary({ product, finder }: { product: Product; finder: number }) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	// An administrator orders for a company that the form names.
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const mayOrder = mayManage && !user.roles.includes("ROLE_ADMIN");
	const tag = useLanguageTag();
	const from = {
		company: t("products.sku_company"),
		everyone: t("products.sku_everyone"),
		derived: t("products.sku_derived"),
	}[product.skuFrom];
	const kind = product.kind === "rear" || product.kind === "adapter" ? product.kind : "front";
	return (
		<section className="flex flex-wrap gap-4">
			<AssortmentPicture path={product.image} kind={kind} sizes="6rem" className="size-24" />
			<div className="grid min-w-min flex-1 basis-48 content-start gap-2">
				<p className="font-semibold text-2xl tabular-nums tracking-tight">
					{formatUnits(product.price, product.currency, tag)}
				</p>
				{product.price !== product.partsPrice && (
					<p className="text-muted-foreground text-sm tabular-nums">
						{t("set_products.parts_price", { price: formatUnits(product.partsPrice, product.currency, tag) })}
					</p>
				)}
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<span className="break-all font-mono text-sm">{product.sku}</span>
					<Badge variant={product.skuFrom === "company" ? "info" : "neutral"}>{from}</Badge>
				</p>
				<p className="flex flex-wrap items-center gap-3">
					<CopyButton text={product.sku} label={t("products.copy_sku")} />
					{mayOrder && (
						<Button variant="outline" size="sm" asChild>
							<Link to="/c/orders/new" search={{ sku: product.sku, from: finder }}>
								<ShoppingCart />
								{t("orders.order_product")}
							</Link>
						</Button>
					)}
					{product.url && (
						<a
							href={product.url}
							target="_blank"
							rel="noreferrer"
							className="inline-flex items-center gap-1.5 rounded text-primary text-sm underline-offset-4 outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50"
						>
							{t("products.shop_page")}
							<ExternalLink aria-hidden className="size-3.5" />
						</a>
					)}
					{product.url && mayManage && <LinkCheck finder={finder} id={product.id} />}
				</p>
			</div>
		</section>
	);
}
