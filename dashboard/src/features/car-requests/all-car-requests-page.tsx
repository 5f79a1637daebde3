import { useQuery } from "@tanstack/react-query";
import { MailQuestionMark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CAR_REQUEST_SORT_FIELDS } from "#worker/car-requests/car-request.rules.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { useList } from "../../lib/use-list.ts";
import { requestedCarsQuery } from "./car-request.api.ts";
import { type CarRequestColumn, useCarRequestColumns } from "./car-request-columns.tsx";

/** The cars that visitors of all shops miss. */
export function AllCarRequestsPage() {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const state = useList(CAR_REQUEST_SORT_FIELDS);
	const query = useQuery(requestedCarsQuery(undefined, state.input));
	const finders: CarRequestColumn = {
		id: "finders",
		title: t("menu.configs"),
		align: "end",
		phone: "none",
		cell: ({ finders }) => formatNumber(finders, tag),
	};
	return (
		<ListPage
			name="all-car-requests"
			title={t("menu.car_requests")}
			description={t("car_requests.description_all")}
			searchLabel={t("catalogue.search_cars")}
			state={state}
			query={query}
			columns={[...useCarRequestColumns(), finders]}
			rowId={({ key }) => key}
			empty={{ icon: MailQuestionMark, title: t("car_requests.none"), description: t("car_requests.none_all") }}
		/>
	);
}
