import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCar } from "#worker/products/product.schema.ts";
import { SearchBox } from "../../components/list/search-box.tsx";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { productCarsQuery } from "./product.api.ts";

/** The cars of the active catalogue that a product fits, by brand, with more on demand. */
export function ProductCars({ finder, id }: { finder: number; id: string }) {
	const { t } = useTranslation();
	const [search, setSearch] = useState("");
	const query = useInfiniteQuery(productCarsQuery(finder, id, search));
	const cars = query.data?.pages.flatMap(({ data }) => data) ?? [];
	const total = query.data?.pages[0]?.totalItemCount ?? 0;
	return (
		<section className="grid gap-3">
			{query.data && <h3 className="font-semibold text-sm">{t("products.cars", { count: total })}</h3>}
			{(total > 0 || search !== "") && (
				<SearchBox value={search} onSearch={setSearch} label={t("products.cars_search")} />
			)}
			<LoadProblem error={query.error} refetch={query.refetch} />
			{query.isPending && (
				<>
					<Skeleton className="h-5 w-40" />
					<Skeleton className="h-40" />
				</>
			)}
			{query.data && total === 0 && <p className="text-muted-foreground">{t("products.no_cars")}</p>}
			{[...Map.groupBy(cars, ({ brand }) => brand)].map(([brand, ofBrand]) => (
				<div key={brand} className="grid gap-1">
					<h4 className="font-medium text-muted-foreground text-xs">{brand}</h4>
					<ul>
						{ofBrand.map((car) => (
							<Car key={JSON.stringify(car)} car={car} />
						))}
					</ul>
				</div>
			))}
			{query.hasNextPage && (
				<Button
					variant="outline"
					size="sm"
					className="justify-self-start"
					busy={query.isFetchingNextPage}
					onClick={() => void query.fetchNextPage()}
				>
					{t("products.more_cars")}
				</Button>
			)}
		</section>
	);
}

function Car({ car }: { car: ProductCar }) {
	const { t } = useTranslation();
	const steering = { left: t("products.steering_left"), right: t("products.steering_right") };
	const isSide = (side: string): side is keyof typeof steering => side in steering;
	const extras = [car.body, isSide(car.steering) ? steering[car.steering] : car.steering, car.note].filter(Boolean);
	return (
		<li className="flex flex-wrap justify-between gap-x-4 border-b py-1.5 last:border-b-0">
			<span className="min-w-0 wrap-anywhere">
				{car.model}
				{extras.length > 0 && <span className="text-muted-foreground"> · {extras.join(" · ")}</span>}
			</span>
			<span className="text-muted-foreground tabular-nums">
				{car.yearFrom === car.yearTo ? car.yearFrom : `${car.yearFrom}–${car.yearTo ?? ""}`}
			</span>
		</li>
	);
}
