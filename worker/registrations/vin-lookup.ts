import { z } from "zod";
import { askRegister, nameSchema, type VehicleLookup } from "./vehicle-lookup.ts";

const answerSchema = z.object({
	Results: z.array(z.object({ Make: nameSchema, Model: nameSchema, ModelYear: nameSchema })),
});

/** The United States' register of vehicle identification numbers: https://vpic.nhtsa.dot.gov/api/ (no key). */
export const lookUpVin: VehicleLookup = async ({ service }, vin) => {
	const address = new URL(`/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}?format=json`, service);
	const { Results: results = [] } = (await askRegister({ address }, answerSchema)) ?? {};
	return results
		.filter(({ Make }) => Make !== "")
		.map(({ Make, Model, ModelYear }) => ({ brand: Make, model: Model, year: Number(ModelYear) || null }));
};
