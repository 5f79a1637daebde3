import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Car } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CarModel } from "#worker/catalogue/cars/car.schema.ts";
import type { DataColumn } from "../../../components/list/data-columns.ts";
import { ListPage } from "../../../components/list/list-page.tsx";
import { NameLink } from "../../../components/list/name-link.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useList } from "../../../lib/use-list.ts";
import { yearsText } from "../spans-text.ts";
import { toCarSearch } from "./car-search.ts";
import { CarSheet } from "./car-sheet.tsx";
import { carsQuery } from "./cars.api.ts";

type Field = "brand" | "model";

/** The models of the active catalogue; one opens with the fitment of its variants. */
export function CarListPage() {
	const { t } = useTranslation();
	const state = useList<Field>(["brand", "model"]);
	const query = useQuery(carsQuery(state.input));
	const navigate = useNavigate();
	const { car } = useSearch({ from: "/a/catalogue/cars" });
	const open = (id: number | undefined) =>
		void navigate({ to: ".", search: (previous) => toCarSearch({ ...previous, car: id }) });
	return (
		<>
			<ListPage
				name="cars"
				title={t("cars.title")}
				description={t("cars.description")}
				searchLabel={t("catalogue.search_cars")}
				state={state}
				query={query}
				columns={useColumns()}
				rowId={({ id }) => String(id)}
				onOpen={({ id }) => open(id)}
				empty={{
					icon: Car,
					title: t("catalogue.none"),
					description: t("catalogue.none_description"),
					action: (
						<Button asChild>
							<Link to="/a/catalogue/import">{t("catalogue.import_file")}</Link>
						</Button>
					),
				}}
			/>
			{car !== undefined && <CarSheet id={car} onClose={() => open(undefined)} />}
		</>
	);
}

function useColumns(): DataColumn<CarModel, Field>[] {
	const { t } = useTranslation();
	return [
		{
			id: "model",
			title: t("catalogue.car"),
			sortField: "brand",
			fixed: true,
			cell: ({ id, brand, model }) => (
				<NameLink search={{ car: id }}>
					{brand.name} {model}
				</NameLink>
			),
		},
		{
			id: "years",
			title: t("cars.years"),
			cell: ({ yearFrom, yearTo }) => (yearFrom === null ? "–" : yearsText(yearFrom, yearTo)),
		},
		{ id: "variants", title: t("cars.variants"), align: "end", phone: "end", cell: ({ variants }) => variants ?? "–" },
		{ id: "corrections", title: t("cars.corrections"), align: "end", cell: ({ corrections }) => corrections || "–" },
	];
}
