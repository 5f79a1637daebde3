import { useTranslation } from "react-i18next";
import type { RequestedCarState } from "#worker/car-requests/car-request.rules.ts";
import type { CarRequestListInput, RequestedCars } from "#worker/car-requests/car-request.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

export type CarRequestColumn = DataColumn<RequestedCars, NonNullable<CarRequestListInput["sortField"]>>;

const STATE_TEXTS = {
	unconfirmed: "car_requests.unconfirmed",
	waiting: "car_requests.waiting",
	told: "car_requests.told",
} as const satisfies Record<RequestedCarState, string>;
const VARIANTS = { unconfirmed: "neutral", waiting: "warning", told: "success" } as const;

/** The columns of requested cars, without anybody who has asked. */
export function useCarRequestColumns(): CarRequestColumn[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return [
		{
			id: "car",
			title: t("catalogue.car"),
			sortField: "car",
			fixed: true,
			wrap: true,
			cell: ({ car }) => <span className="wrap-anywhere font-medium">{car}</span>,
		},
		{
			id: "asked",
			title: t("car_requests.asked"),
			sortField: "asked",
			align: "end",
			phone: "end",
			cell: ({ asked }) => formatNumber(asked, tag),
		},
		{
			id: "confirmed",
			title: t("car_requests.confirmed"),
			sortField: "confirmed",
			align: "end",
			phone: "none",
			cell: ({ confirmed }) => formatNumber(confirmed, tag),
		},
		{
			id: "state",
			title: t("catalogue.state"),
			phone: "second",
			short: true,
			cell: ({ state }) => <Badge variant={VARIANTS[state]}>{t(STATE_TEXTS[state])}</Badge>,
		},
		{
			id: "firstAskedAt",
			title: t("car_requests.first_asked"),
			sortField: "firstAskedAt",
			short: true,
			phone: "none",
			cell: ({ firstAskedAt }) => formatDate(firstAskedAt, tag),
		},
		{
			id: "lastAskedAt",
			title: t("car_requests.last_asked"),
			sortField: "lastAskedAt",
			short: true,
			phone: "none",
			cell: ({ lastAskedAt }) => formatDate(lastAskedAt, tag),
		},
	];
}
