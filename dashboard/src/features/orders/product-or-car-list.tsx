import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CarFront } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import type { ProductRow } from "#worker/products/product.schema.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import {
	Command,
	CommandEmpty,
	CommandGroup,
	CommandInput,
	CommandItem,
	CommandList,
} from "../../components/ui/command.tsx";
import { useLanguage } from "../../lib/language.ts";
import { useChooseLater } from "../../lib/use-choose-later.ts";
import { productsQuery } from "../products/product.api.ts";
import { finderBootstrapQuery, modelHitsQuery } from "./car-search.api.ts";

const FOUND = { page: 1, pageSize: 20, sortOrder: "asc" } as const;

type ProductOrCarListProps = {
	finder: Finder;
	search: string;
	onSearch: (search: string) => void;
	onProduct: (product: ProductRow) => void;
	onCar: (car: ModelHit) => void;
};

/** The products and the cars that a text may mean. */
export function ProductOrCarList({ finder, search, onSearch, onProduct, onCar }: ProductOrCarListProps) {
	const { t } = useTranslation();
	const text = search.trim();
	const locale = useLanguage();
	const products = useQuery(productsQuery({ ...FOUND, finder: finder.id, search: text }, finder.currency));
	const bootstrap = useQuery({ ...finderBootstrapQuery(finder.uuid, locale), enabled: finder.enabled });
	const cars = useQuery({
		...modelHitsQuery(bootstrap.data?.models, text),
		enabled: text !== "" && bootstrap.isSuccess,
	});
	const foundProducts = products.data?.data ?? [];
	const foundCars = text === "" ? [] : (cars.data ?? []);
	const marked = useHighlighted(text, [...foundProducts.map(({ id }) => id), ...foundCars.map(carValue)]);
	const failed = [products, bootstrap, cars].find(({ isError }) => isError);
	const isFetching = products.isFetching || cars.isFetching || bootstrap.isFetching;
	const searchesCars = text !== "" && finder.enabled && !bootstrap.isError;
	const isWaiting =
		!isAnswered(products) || (foundProducts.length === 0 && searchesCars && !(bootstrap.isSuccess && isAnswered(cars)));
	const choose = () => {
		const product = foundProducts.find(({ id }) => id === marked.value);
		const car = foundCars.find((one) => carValue(one) === marked.value);
		if (product) onProduct(product);
		else if (car) onCar(car);
	};
	const onKeyDown = useChooseLater(text, isWaiting, choose);
	return (
		<Command shouldFilter={false} label={t("orders.search_product")} {...marked} onKeyDown={onKeyDown}>
			<CommandInput autoFocus placeholder={t("orders.search_product")} value={search} onValueChange={onSearch} />
			{/* Above the list, whose entries come later. */}
			{!finder.enabled && (
				<p className="border-b px-3 py-2 text-muted-foreground text-xs">
					{t("orders.cars_disabled")}{" "}
					<Link to="/c/settings" search={{ finder: finder.id }} className="font-medium underline underline-offset-4">
						{t("publish.to_settings")}
					</Link>
				</p>
			)}
			<CommandList aria-busy={isFetching}>
				{!isFetching && !failed && <CommandEmpty>{t("orders.found_neither")}</CommandEmpty>}
				{foundProducts.length > 0 && (
					<CommandGroup heading={t("orders.found_products")}>
						{foundProducts.map((product) => (
							<CommandItem key={product.id} value={product.id} onSelect={() => onProduct(product)}>
								<span className="grid min-w-0 flex-1">
									<span className="wrap-anywhere">{product.title}</span>
									<span className="wrap-anywhere text-muted-foreground text-xs">{product.sku}</span>
								</span>
							</CommandItem>
						))}
					</CommandGroup>
				)}
				{foundCars.length > 0 && (
					<CommandGroup heading={t("orders.found_cars")}>
						{foundCars.map((car) => (
							<CommandItem key={car.model.id} value={carValue(car)} onSelect={() => onCar(car)}>
								<CarFront aria-hidden className="text-muted-foreground" />
								<span className="min-w-0 wrap-anywhere">
									{[car.brand.name, car.model.name, car.year].filter(Boolean).join(" ")}
								</span>
							</CommandItem>
						))}
					</CommandGroup>
				)}
			</CommandList>
			<LoadProblem error={failed?.error ?? null} refetch={() => failed?.refetch()} />
		</Command>
	);
}

/** Whether a search has an answer to what is typed now, or none will come. */
const isAnswered = ({ isSuccess, isError, isPlaceholderData }: UseQueryResult): boolean =>
	isError || (isSuccess && !isPlaceholderData);

/** Apart from the products' ids. */
const carValue = ({ model }: ModelHit): string => `car ${model.id}`;

/** What Enter chooses: the entry selected for this text, while it is listed; else the first. */
function useHighlighted(text: string, values: readonly string[]) {
	const [moved, setMoved] = useState({ text: "", to: "" });
	const isListed = moved.text === text && values.includes(moved.to);
	return { value: isListed ? moved.to : (values[0] ?? ""), onValueChange: (to: string) => setMoved({ text, to }) };
}
