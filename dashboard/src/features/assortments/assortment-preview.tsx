import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { assortmentName } from "#worker/assortments/assortment.rules.ts";
import { AssortmentPicture } from "./assortment-picture.tsx";
import type { AssortmentValues } from "./assortment-values.ts";
import { brandsQuery } from "./brand.api.ts";

/** What a visitor sees of it: picture, name, brand and sizes, updated while typing. */
export function AssortmentPreview({ control }: { control: Control<AssortmentValues> }) {
	const { t } = useTranslation();
	const values = useWatch({ control });
	const { data: brands } = useQuery(brandsQuery());
	const { kind = "front", imageFront = null, imageFrontAndRear = null, wipers = [] } = values;
	const { namePrefix = "", nameReplace = "", technicalName = "" } = values;
	const name = assortmentName({
		namePrefix: namePrefix.trim(),
		nameReplace: nameReplace.trim(),
		technicalName: technicalName.trim(),
	});
	const sizes = wipers
		.map(({ lengthInch }) => lengthInch)
		.filter((size) => size !== undefined && Number.isInteger(size))
		.sort((one = 0, other = 0) => one - other);
	return (
		<aside
			aria-label={t("assortment.preview")}
			className="grid gap-3 rounded-xl border bg-card p-5 shadow-card @wide/page:sticky @wide/page:top-[calc(var(--shell-top)+1.5rem)] short:static"
		>
			<h2 className="font-medium text-muted-foreground text-xs">{t("assortment.preview")}</h2>
			<AssortmentPicture path={imageFront} kind={kind} sizes="24rem" className="aspect-[8/5] w-full" />
			{kind === "front" && imageFrontAndRear && (
				<AssortmentPicture path={imageFrontAndRear} kind={kind} sizes="24rem" className="aspect-[8/5] w-full" />
			)}
			<div className="grid gap-0.5">
				<p className="text-muted-foreground text-xs">{brands?.find(({ id }) => id === values.make)?.name ?? "–"}</p>
				<p className="wrap-anywhere font-semibold">{name || t("assortment.unnamed")}</p>
			</div>
			{kind !== "adapter" && sizes.length > 0 && (
				<ul aria-label={t("assortment.sizes")} className="flex flex-wrap gap-1">
					{sizes.map((size, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a size may stand there twice while it is typed
						<li key={at} className="rounded-md bg-secondary px-1.5 py-0.5 text-xs tabular-nums">
							{size}″
						</li>
					))}
				</ul>
			)}
		</aside>
	);
}
