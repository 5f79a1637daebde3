import { z } from "zod";
import { askRegister, nameSchema, type VehicleLookup } from "./vehicle-lookup.ts";

/** "Gekentekende voertuigen" of the Netherlands' open data. */
const DATASET = "/resource/m9d7-ebf2.json";
const FIELDS = "merk,handelsbenaming,datum_eerste_toelating";

const answerSchema = z.array(
	z.object({ merk: nameSchema, handelsbenaming: nameSchema, datum_eerste_toelating: nameSchema }),
);

/**
 * The Netherlands' register of number plates: https://opendata.rdw.nl (no key). It knows the day of the first
 * registration; the car may be of the model year before it.
 */
export const lookUpNlPlate: VehicleLookup = async ({ service }, plate) => {
	const address = new URL(`${DATASET}?${new URLSearchParams({ kenteken: plate, $select: FIELDS })}`, service);
	const cars = (await askRegister({ address }, answerSchema)) ?? [];
	return cars
		.filter(({ merk }) => merk !== "")
		.flatMap(({ merk, handelsbenaming, datum_eerste_toelating: date }) => {
			const year = Number(date.slice(0, 4));
			const years = year ? [year, year - 1] : [null];
			return years.map((one) => ({ brand: merk, model: handelsbenaming, year: one }));
		});
};
