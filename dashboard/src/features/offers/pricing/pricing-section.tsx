import { useTranslation } from "react-i18next";
import type { AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { GroupRow } from "./group-row.tsx";
import { useKindName } from "./kind-name.ts";
import { byBrand, type Editing, type Pricing } from "./price-list.rules.ts";

type PricingSectionProps = {
	kind: AssortmentKind;
	finder: Finder;
	pricing: Pricing;
	mayManage: boolean;
	onEdit: (editing: Editing) => void;
};

/** The assortments of a kind, by brand. */
export function PricingSection({ kind, finder, pricing, mayManage, onEdit }: PricingSectionProps) {
	const { t } = useTranslation();
	const name = useKindName(kind);
	const groups = pricing.groups.filter((group) => group.kind === kind);
	return (
		<section aria-labelledby={`pricing-${kind}`} className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id={`pricing-${kind}`} className="font-semibold text-lg tracking-tight">
					{name}
				</h2>
				{groups.length > 1 && (
					<Button variant="outline" size="sm" onClick={() => onEdit({ name, groups })}>
						{mayManage ? t("pricing.edit_kind") : t("pricing.view_kind")}
						<span className="sr-only">: {name}</span>
					</Button>
				)}
			</div>
			{groups.length === 0 && <p className="text-muted-foreground">{t("pricing.none_of_kind")}</p>}
			{byBrand(groups).map(([brand, own]) => (
				<Card key={brand} aria-label={`${name}: ${brand}`} className="overflow-hidden">
					<h3 className="border-b bg-muted px-4 py-2 font-medium text-muted-foreground text-xs sm:px-5">{brand}</h3>
					<ul className="divide-y">
						{own.map((group) => (
							<GroupRow
								key={group.key}
								group={group}
								money={pricing.money}
								finder={finder}
								mayManage={mayManage}
								onEdit={() => onEdit({ name: `${brand} ${group.name}`, groups: [group] })}
							/>
						))}
					</ul>
				</Card>
			))}
		</section>
	);
}
