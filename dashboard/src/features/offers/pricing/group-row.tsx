import { Pencil, Table2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { formatMoney } from "#worker/money/money.rules.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useLanguageTag } from "../../../lib/language.ts";
import { GroupMenu } from "./group-menu.tsx";
import { countPrices, type PriceGroup, priceRange } from "./price-list.rules.ts";
import type { Money } from "./price-text.rules.ts";

type GroupRowProps = {
	group: PriceGroup;
	money: Money;
	finder: Finder;
	mayManage: boolean;
	onEdit: () => void;
};

/** An assortment: the prices of its parts, whether it has special prices, and the button to change them. */
export function GroupRow({ group, money, finder, mayManage, onEdit }: GroupRowProps) {
	const { t } = useTranslation();
	const { total, special, unsold } = countPrices([group], money.iso);
	const name = `${group.make.name} ${group.name}`;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
			<div className="grid min-w-0 flex-1 basis-40 gap-0.5">
				<span className="wrap-anywhere font-medium">{group.name}</span>
				<span className="text-muted-foreground text-xs">
					<Sizes group={group} /> <Range group={group} money={money} />
				</span>
			</div>
			<div className="flex flex-wrap gap-2 empty:hidden">
				{special > 0 && <Badge variant="info">{t("pricing.special_count", { count: special })}</Badge>}
				{unsold > 0 && <Badge variant="warning">{t("pricing.unsold_count", { count: unsold, total })}</Badge>}
			</div>
			<div className="ms-auto flex items-center gap-1">
				<Button
					variant="outline"
					size="sm"
					onClick={onEdit}
					aria-label={`${t(mayManage ? "pricing.edit" : "pricing.view")}: ${name}`}
				>
					{mayManage ? <Pencil /> : <Table2 />}
					<span className="max-sm:sr-only">{mayManage ? t("pricing.edit") : t("pricing.view")}</span>
				</Button>
				{mayManage && <GroupMenu group={group} name={name} money={money} finder={finder} />}
			</div>
		</li>
	);
}

function Sizes({ group: { kind, parts } }: { group: PriceGroup }) {
	const { t } = useTranslation();
	const sizes = parts.map(({ lengthInch }) => lengthInch ?? 0);
	if (kind === "adapter" || sizes.length === 0) return null;
	return t("pricing.sizes", { count: sizes.length, from: Math.min(...sizes), to: Math.max(...sizes) });
}

function Range({ group, money }: { group: PriceGroup; money: Money }) {
	const tag = useLanguageTag();
	const range = priceRange(group, money.iso);
	if (!range) return null;
	const [low, high] = [...new Set(range)].map((price) => formatMoney(price, money, tag));
	return (
		<span className="whitespace-nowrap">
			{group.kind === "adapter" ? "" : "· "}
			{high === undefined ? low : `${low} – ${high}`}
		</span>
	);
}
