import { useTranslation } from "react-i18next";
import { variantText } from "./variant-text.ts";

type CarNameProps = { car: { brand: string; model: string; body: string; steering: string; note: string } };

/** A car in a list: its model, and the variant below. */
export function CarName({ car }: CarNameProps) {
	const { t } = useTranslation();
	const variant = variantText(car, t);
	return (
		<span className="grid">
			<span className="font-medium">{`${car.brand} ${car.model}`}</span>
			{variant !== "" && <span className="text-muted-foreground text-xs">{variant}</span>}
		</span>
	);
}
