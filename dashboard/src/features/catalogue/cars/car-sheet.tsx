import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CarDetail } from "#worker/catalogue/cars/car.schema.ts";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import type { DifferenceSpan } from "#worker/catalogue/fitment/shard.rules.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Sheet, SheetContent } from "../../../components/ui/sheet.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { type Correcting, CorrectionDialog } from "../corrections/correction-dialog.tsx";
import { CorrectionItem } from "../corrections/correction-item.tsx";
import { KeyNumberList } from "../key-number-list.tsx";
import { SpanList } from "../span-list.tsx";
import { yearsText } from "../spans-text.ts";
import { carText, variantText } from "../variant-text.ts";
import { AliasSection } from "./alias-section.tsx";
import { ArmEvidence } from "./arm-evidence.tsx";
import { carQuery } from "./cars.api.ts";

type Variant = CarDetail["variants"][number];
/** A model with all details: the fitment of each variant by years, and the corrections. */
export function CarSheet({ id, onClose }: { id: number; onClose: () => void }) {
	const { t } = useTranslation();
	const { data: car, error, refetch } = useQuery(carQuery(id));
	const name = car ? `${car.brand.name} ${car.model}` : t("catalogue.car");
	return (
		<Sheet open onOpenChange={(open) => !open && onClose()}>
			<SheetContent side="end" title={name}>
				<LoadProblem error={error} refetch={refetch} />
				{!car && !error && <Skeleton className="h-64" />}
				{car && <CarContent key={id} car={car} />}
			</SheetContent>
		</Sheet>
	);
}

function CarContent({ car }: { car: CarDetail }) {
	const { t } = useTranslation();
	const [correcting, setCorrecting] = useState<Correcting | null>(null);
	const nameOf = ({ variant }: Correcting) => carText({ ...variant, brand: car.brand.name, model: car.model }, t);
	return (
		<>
			<AliasSection car={car} />
			{car.variants.map((variant) => (
				<VariantSection key={variant.variantId} variant={variant} onCorrect={setCorrecting} />
			))}
			{correcting && <CorrectionDialog name={nameOf(correcting)} {...correcting} onClose={() => setCorrecting(null)} />}
		</>
	);
}

function VariantSection({ variant, onCorrect }: { variant: Variant; onCorrect: (correcting: Correcting) => void }) {
	const { t } = useTranslation();
	const { spans, keyNumbers, corrections } = variant;
	const title = variantText(variant, t) || t("cars.any_variant");
	const holding = new Map(corrections.map((correction) => [yearsOf(correction), correction]));
	const shown = new Set(spans.map((span) => holding.get(yearsOf(span))));
	const others = corrections.filter((correction) => !shown.has(correction));
	const edit = (correction: Correction) => onCorrect({ variant, correction, span: spanOf(correction) });
	return (
		<section aria-label={title} className="grid gap-3 rounded-lg border p-4">
			<h3 className="font-semibold">{title}</h3>
			<ul className="grid gap-2">
				{spans.map((span) => {
					const correction = holding.get(yearsOf(span));
					const evidence = variant.evidence.find(({ yearFrom }) => yearFrom === span.yearFrom);
					return (
						<li key={span.yearFrom}>
							{correction ? (
								<CorrectionItem correction={correction} onEdit={() => edit(correction)} />
							) : (
								<div className="flex items-start justify-between gap-4">
									<SpanList spans={[span]} />
									<Button
										variant="outline"
										size="sm"
										aria-label={`${t("cars.correct")}: ${title} ${yearsText(span.yearFrom, span.yearTo)}`}
										onClick={() => onCorrect({ variant, span })}
									>
										<Pencil />
										{t("cars.correct")}
									</Button>
								</div>
							)}
							{evidence && (
								<ArmEvidence
									evidence={evidence}
									onSuggest={(suggested) => onCorrect({ variant, span, correction, suggested })}
								/>
							)}
						</li>
					);
				})}
			</ul>
			{others.length > 0 && <h4 className="mt-1 font-medium text-muted-foreground">{t("cars.by_hand")}</h4>}
			<ul className="grid gap-3 empty:hidden">
				{others.map((correction) => (
					<li key={correction.id}>
						<CorrectionItem correction={correction} onEdit={() => edit(correction)} />
					</li>
				))}
			</ul>
			{keyNumbers.length > 0 && (
				<>
					<h4 className="mt-1 font-medium text-muted-foreground">{t("catalogue.field_key_numbers")}</h4>
					<KeyNumberList keyNumbers={keyNumbers} />
				</>
			)}
		</section>
	);
}

/**
 * One value applies to the same years: the correction, over the imported value. The latest correction takes precedence.
 */
const yearsOf = ({ yearFrom, yearTo }: Pick<DifferenceSpan, "yearFrom" | "yearTo">): string =>
	yearsText(yearFrom, yearTo);

/** A correction as its years; the form reads the correction itself. */
const spanOf = ({ yearFrom, yearTo }: Correction): DifferenceSpan => ({ yearFrom, yearTo, options: [] });
