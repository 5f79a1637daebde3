import { ListPlus, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type AssortmentKind, customaryCm, STANDARD_SIZES } from "#worker/assortments/assortment.rules.ts";
import type { Assortment } from "#worker/assortments/assortment.schema.ts";
import { ListNote } from "../../components/form/list-note.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { type AssortmentValues, EMPTY_WIPER } from "./assortment-values.ts";
import { WiperRow } from "./wiper-row.tsx";

type Form = UseFormReturn<AssortmentValues>;
type WiperGridProps = { form: Form; kind: AssortmentKind; base: Assortment | undefined };

/** The blades: one row a size. */
export function WiperGrid({ form, kind, base }: WiperGridProps) {
	const { t } = useTranslation();
	const id = useId();
	const add = useRef<HTMLButtonElement>(null);
	/** The places that were removed, in their order: what is typed in a row stays its own. */
	const [removals, setRemovals] = useState<readonly number[]>([]);
	const firstPlace = (at: number) => removals.reduceRight((place, gone) => (place >= gone ? place + 1 : place), at);
	const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: "wipers" });
	const specialPrices = base?.wipers.reduce((sum, wiper) => sum + wiper.specialPrices, 0) ?? 0;
	const addStandard = () => {
		const rows = form.getValues("wipers").filter(({ lengthInch }) => !Number.isNaN(lengthInch));
		const missing = STANDARD_SIZES[kind].filter((size) => !rows.some(({ lengthInch }) => lengthInch === size));
		const added = missing.map((size) => ({ lengthInch: size, lengthCm: customaryCm(size), price: null }));
		replace([...rows, ...added].sort((one, other) => one.lengthInch - other.lengthInch));
	};
	return (
		<Card aria-labelledby={id} className="grid gap-3 p-5 md:p-6">
			<header className="flex flex-wrap items-center justify-between gap-2">
				<h2 id={id} className="font-semibold text-base">
					{t("assortment.sizes")}
				</h2>
				<div className="flex flex-wrap gap-2">
					<Button variant="outline" size="sm" onClick={addStandard}>
						<ListPlus />
						{t("assortment.add_standard")}
					</Button>
					<Button ref={add} variant="outline" size="sm" onClick={() => append(EMPTY_WIPER)}>
						<Plus />
						{t("assortment.add_size")}
					</Button>
				</div>
			</header>
			<ListNote control={form.control} name="wipers" />
			{fields.length === 0 ? (
				<p className="rounded-lg border border-dashed px-4 py-6 text-center text-muted-foreground">
					{t("assortment.no_sizes")}
				</p>
			) : (
				<table aria-labelledby={id} className="w-full border-collapse">
					<thead>
						<tr className="text-start text-muted-foreground text-xs">
							<Heading>{t("assortment.inch")}</Heading>
							<Heading>{t("assortment.cm")}</Heading>
							<Heading>{t("assortment.price")}</Heading>
							<th scope="col">
								<span className="sr-only">{t("assortment.actions")}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{fields.map((_, at) => (
							<WiperRow
								// Not by its id, which changes with each save: that would take the focus.
								key={firstPlace(at)}
								form={form}
								at={at}
								onRemove={() => {
									remove(at);
									setRemovals([...removals, at]);
									// The button that was pressed no longer exists.
									add.current?.focus();
								}}
							/>
						))}
					</tbody>
				</table>
			)}
			<p className="text-muted-foreground text-xs">{t("assortment.price_hint")}</p>
			{specialPrices > 0 && (
				<p className="text-muted-foreground text-xs">{t("assortment.special_prices", { count: specialPrices })}</p>
			)}
		</Card>
	);
}

const Heading = ({ children }: { children: string }) => (
	<th scope="col" className="pe-2 pb-1.5 text-start font-medium">
		{children}
	</th>
);
