import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useLanguage } from "../../lib/language.ts";
import { finderBootstrapQuery } from "./car-search.api.ts";
import type { ChosenCar } from "./car-step.rules.ts";
import { CarSteps, type ChosenProduct } from "./car-steps.tsx";

type CarProductsProps = {
	finder: Finder;
	car: ChosenCar;
	onCar: (car: ChosenCar) => void;
	onBack: () => void;
	onChoose: (product: ChosenProduct) => void;
};

/** Asks what is missing of a car, then lists what a configuration sells for it. */
export function CarProducts({ finder, car, onCar, onBack, onChoose }: CarProductsProps) {
	const { t } = useTranslation();
	const bootstrap = useQuery(finderBootstrapQuery(finder.uuid, useLanguage()));
	const { hit } = car;
	return (
		<>
			<div className="flex items-center gap-2 border-b p-1.5">
				<Button variant="ghost" size="icon" aria-label={t("orders.back_to_search")} onClick={onBack}>
					<ArrowLeft className="rtl:rotate-180" />
				</Button>
				<span className="min-w-0 wrap-anywhere font-medium">
					{[hit.brand.name, hit.model.name, car.year ?? hit.year].filter(Boolean).join(" ")}
				</span>
			</div>
			<LoadProblem error={bootstrap.error} refetch={bootstrap.refetch} />
			{bootstrap.data && (
				<CarSteps finder={finder.id} bootstrap={bootstrap.data} car={car} onCar={onCar} onChoose={onChoose} />
			)}
		</>
	);
}
