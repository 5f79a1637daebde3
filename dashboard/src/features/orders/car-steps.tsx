import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { formatMoney } from "#worker/money/money.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "../../components/ui/command.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useLanguageTag } from "../../lib/language.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { variantText } from "../catalogue/variant-text.ts";
import { productQuery } from "../products/product.api.ts";
import { carDataQuery } from "./car-search.api.ts";
import { type CarStep, type ChosenCar, nextCarStep } from "./car-step.rules.ts";
import { optionText } from "./option-text.ts";

/** What becomes an item, and the car that it is for. */
export type ChosenProduct = { sku: string; car?: { id: string; name: string } };

type CarStepsProps = {
	finder: number;
	bootstrap: Bootstrap;
	car: ChosenCar;
	onCar: (car: ChosenCar) => void;
	onChoose: (product: ChosenProduct) => void;
};

/** The next question about a car; when none is open, what is sold for it. */
export function CarSteps({ finder, bootstrap, car, onCar, onChoose }: CarStepsProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const queryClient = useQueryClient();
	const { data, error, refetch } = useQuery(carDataQuery(bootstrap, car.hit.brand.id));
	if (!data && error) return <LoadProblem error={error} refetch={refetch} />;
	if (!data) return <Skeleton className="m-3 h-24" />;
	const { shard, offer } = data;
	const step = nextCarStep(shard, offer, car, new Date().getFullYear());
	const choose = async ({ id, sku }: AnswerProduct, vehicle: Vehicle) => {
		try {
			// The owner has too many skus of its own to send them with the offer.
			const sold = offer.skusAtServer ? await queryClient.fetchQuery(productQuery(finder, id)) : { sku };
			onChoose({ sku: sold.sku, car: { id: vehicle.id, name: nameOf(vehicle) } });
		} catch (problem) {
			showProblem(problem);
		}
	};
	const title = step.ask === "product" ? t("orders.found_products") : titleOf(step, bootstrap);
	return (
		<Command key={step.ask} label={title}>
			<p className="px-3 pt-2 text-muted-foreground text-xs">{title}</p>
			<CommandInput autoFocus placeholder={t("action.search")} />
			<CommandList>
				<CommandEmpty>
					{step.ask === "product" && step.products.length === 0
						? t("orders.car_without_products")
						: t("state.nothing_found")}
				</CommandEmpty>
				{choicesOf(step).map(({ id, text, hint, price, onSelect }) => (
					<CommandItem key={id} value={`${text} ${hint ?? ""} ${id}`} onSelect={onSelect}>
						<span className="grid min-w-0 flex-1">
							<span className="wrap-anywhere">{text}</span>
							{hint && <span className="wrap-anywhere text-muted-foreground text-xs">{hint}</span>}
						</span>
						{price !== undefined && (
							<span className="whitespace-nowrap tabular-nums">{formatMoney(price, offer.currency, tag)}</span>
						)}
					</CommandItem>
				))}
			</CommandList>
		</Command>
	);

	function choicesOf(current: CarStep): StepChoice[] {
		switch (current.ask) {
			case "year":
				return current.years.map((year) => ({
					...{ id: String(year), text: String(year), onSelect: () => onCar({ ...car, year }) },
				}));
			case "vehicle":
				return current.vehicles.map((vehicle) => ({
					...{ id: vehicle.id, text: variantText(vehicle, t) || bootstrap.texts.standardVariant },
					onSelect: () => onCar({ ...car, vehicle: vehicle.id }),
				}));
			case "option":
				return current.options.map((option) => ({
					...{ id: String(option.id), text: optionText(option, bootstrap.texts, offer) },
					onSelect: () => onCar({ ...car, choice: { option: option.id } }),
				}));
			case "product":
				return current.products.map((product) => ({
					...{ id: product.id, text: product.title, hint: product.sku, price: product.price },
					onSelect: () => void choose(product, current.vehicle),
				}));
			default:
				return current.sizes.map((size) => ({
					...{ id: String(size), text: `${size}″` },
					onSelect: () => onCar({ ...car, choice: { ...car.choice, [current.ask]: size } }),
				}));
		}
	}

	function nameOf(vehicle: Vehicle): string {
		const { brand, model, year } = vehicle;
		return [`${brand.name} ${model.name} ${year}`, variantText(vehicle, t)].filter(Boolean).join(", ");
	}
}

type StepChoice = { id: string; text: string; hint?: string; price?: number; onSelect: () => void };

function titleOf({ ask }: Exclude<CarStep, { ask: "product" }>, { texts }: Bootstrap): string {
	const titles = {
		...{ year: texts.chooseYear, vehicle: texts.chooseVariant, option: texts.askOption, driver: texts.askDriver },
		...{ passenger: texts.askPassenger, rear: texts.askRear },
	};
	return titles[ask];
}
