import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { offerQuery } from "./choice/offer.api.ts";
import { OfferEditor } from "./choice/offer-editor.tsx";

export const OfferPage = () => <SelectedFinder>{(finder) => <Offer key={finder.id} finder={finder} />}</SelectedFinder>;

function Offer({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const { data, error, refetch } = useQuery(offerQuery(finder.id));
	return (
		<>
			<PageHeader title={t("offer.title", { label: finder.label })} description={t("offer.description")} />
			{!mayManage && <Callout>{t("offer.read_only")}</Callout>}
			{!data && <LoadProblem error={error} refetch={refetch} />}
			{!data && !error && <Skeleton className="h-96" />}
			{data && <OfferEditor finder={finder} offer={data} mayManage={mayManage} />}
		</>
	);
}
