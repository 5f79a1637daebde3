import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../components/ui/popover.tsx";
import { CarProducts } from "./car-products.tsx";
import type { ChosenCar } from "./car-step.rules.ts";
import type { ChosenProduct } from "./car-steps.tsx";
import { ProductOrCarList } from "./product-or-car-list.tsx";

type ProductSearchProps = {
	/** Whose products are searched; undefined: there are none. */
	finder: Finder | undefined;
	onChoose: (product: ChosenProduct) => void;
};

/** Searches what a configuration sells, by title or sku or for a car, and adds what is chosen. */
export function ProductSearch({ finder, onChoose }: ProductSearchProps) {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	const [search, setSearch] = useState("");
	const [car, setCar] = useState<ChosenCar>();
	const close = (product: ChosenProduct) => {
		onChoose(product);
		setOpen(false);
		setSearch("");
		setCar(undefined);
	};
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild>
				<Button variant="outline" className="justify-self-start" disabled={finder === undefined}>
					<Search />
					{t("orders.search_product")}
				</Button>
			</PopoverTrigger>
			<PopoverContent
				align="start"
				collisionPadding={16}
				aria-label={t("orders.search_product")}
				className="w-[min(32rem,calc(100vw-2rem))] p-0"
			>
				{finder && !car && (
					<ProductOrCarList
						finder={finder}
						search={search}
						onSearch={setSearch}
						onProduct={({ sku }) => close({ sku })}
						onCar={(hit) => setCar({ hit, choice: {} })}
					/>
				)}
				{finder && car && (
					<CarProducts finder={finder} car={car} onCar={setCar} onBack={() => setCar(undefined)} onChoose={close} />
				)}
			</PopoverContent>
		</Popover>
	);
}
