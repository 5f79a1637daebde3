import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MailQuestionMark, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CAR_REQUEST_SORT_FIELDS } from "#worker/car-requests/car-request.rules.ts";
import type { RequestedCars } from "#worker/car-requests/car-request.schema.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useList } from "../../lib/use-list.ts";
import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { requestedCarsQuery } from "./car-request.api.ts";
import { type CarRequestColumn, useCarRequestColumns } from "./car-request-columns.tsx";
import { RemoveCarDialog } from "./remove-car-dialog.tsx";

export const CarRequestPage = () => (
	<SelectedFinder>{(finder) => <CarRequestList key={finder.id} finder={finder} />}</SelectedFinder>
);

/** The cars that visitors of the selected configuration miss. */
function CarRequestList({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const state = useList(CAR_REQUEST_SORT_FIELDS);
	const query = useQuery(requestedCarsQuery(finder.id, state.input));
	const columns = useCarRequestColumns();
	const [removed, setRemoved] = useState<RequestedCars | null>(null);
	const actions: CarRequestColumn = {
		id: "actions",
		title: t("list.actions"),
		fixed: true,
		cell: (car) => (
			<RowMenu name={car.car} actions={[{ icon: Trash2, label: t("action.delete"), run: () => setRemoved(car) }]} />
		),
	};
	return (
		<>
			<ListPage
				name="car-requests"
				title={t("menu.car_requests")}
				description={t("car_requests.description")}
				searchLabel={t("catalogue.search_cars")}
				state={state}
				query={query}
				columns={mayManage ? [...columns, actions] : columns}
				rowId={({ key }) => key}
				empty={{
					icon: MailQuestionMark,
					title: t("car_requests.none"),
					description: finder.carRequests ? t("car_requests.none_on") : t("car_requests.none_off"),
					action: !finder.carRequests && mayManage && (
						<Button asChild>
							<Link to="/c/settings">{t("car_requests.to_switch")}</Link>
						</Button>
					),
				}}
			/>
			{removed && <RemoveCarDialog finderId={finder.id} car={removed} onClose={() => setRemoved(null)} />}
		</>
	);
}
