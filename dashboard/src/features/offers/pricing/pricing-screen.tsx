import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { History, Layers, Table2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ASSORTMENT_KINDS } from "#worker/assortments/assortment.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { BASE_CURRENCY } from "#worker/money/price.rules.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { PageSpinner } from "../../../components/page-spinner.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { useLanguageTag } from "../../../lib/language.ts";
import { useHoldsRole } from "../../../lib/session/use-current-user.ts";
import { PriceGridDialog } from "./price-grid-dialog.tsx";
import { PriceHistorySheet } from "./price-history-sheet.tsx";
import { countPrices, type Editing, type Pricing } from "./price-list.rules.ts";
import { pricingQuery } from "./pricing.api.ts";
import { PricingSection } from "./pricing-section.tsx";
import { useMinimumDelay } from "./use-minimum-delay.ts";

const SPINNER_MS = 1000;

export function PricingScreen({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const isOver = useMinimumDelay(SPINNER_MS);
	const { data, error, refetch } = useQuery(pricingQuery(finder.id, useLanguageTag()));
	const [editing, setEditing] = useState<Editing | null>(null);
	const [showsHistory, setHistory] = useState(false);
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const isEmpty = data?.groups.length === 0;
	return (
		<>
			<PageHeader
				title={t("pricing.title", { label: finder.label })}
				description={t("pricing.description")}
				actions={
					isOver &&
					data &&
					!isEmpty && (
						<>
							<Button variant="outline" onClick={() => setHistory(true)}>
								<History />
								{t("history.title")}
							</Button>
							<Button onClick={() => setEditing({ name: t("pricing.all_parts"), groups: data.groups })}>
								<Table2 />
								{mayManage ? t("pricing.edit_all") : t("pricing.view_all")}
							</Button>
						</>
					)
				}
			/>
			{!mayManage && <Callout>{t("pricing.read_only")}</Callout>}
			{!data && <LoadProblem error={error} refetch={refetch} />}
			{!error && !(isOver && data) && <PageSpinner />}
			{isOver && isEmpty && <NothingOffered mayManage={mayManage} />}
			{isOver && data && !isEmpty && (
				<>
					<ForeignCurrency pricing={data} />
					{ASSORTMENT_KINDS.map((kind) => (
						<PricingSection
							key={kind}
							kind={kind}
							finder={finder}
							pricing={data}
							mayManage={mayManage}
							onEdit={setEditing}
						/>
					))}
				</>
			)}
			{showsHistory && data && (
				<PriceHistorySheet
					finderId={finder.id}
					sku=""
					parts={data.groups.flatMap(({ parts }) => parts)}
					money={data.money}
					onClose={() => setHistory(false)}
				/>
			)}
			{editing && data && (
				<PriceGridDialog
					finder={finder}
					pricing={data}
					editing={editing}
					readOnly={!mayManage}
					onClose={() => setEditing(null)}
				/>
			)}
		</>
	);
}

function NothingOffered({ mayManage }: { mayManage: boolean }) {
	const { t } = useTranslation();
	return (
		<EmptyState
			icon={Layers}
			title={t("pricing.none")}
			description={t(mayManage ? "pricing.none_description" : "pricing.none_to_read")}
			action={
				mayManage && (
					<Button asChild>
						<Link to="/c/assortments">{t("pricing.none_action")}</Link>
					</Button>
				)
			}
		/>
	);
}

/** Base prices are in euros: in other currencies only parts with a special price are sold. */
function ForeignCurrency({ pricing: { money, groups } }: { pricing: Pricing }) {
	const { t } = useTranslation();
	if (money.iso === BASE_CURRENCY) return null;
	const { unsold, total } = countPrices(groups, money.iso);
	return (
		<Callout variant={unsold > 0 ? "warning" : "info"}>
			{t("pricing.foreign", { sign: money.sign })}{" "}
			{unsold > 0 ? t("pricing.foreign_unsold", { unsold, count: total }) : t("pricing.foreign_all_sold")}
		</Callout>
	);
}
