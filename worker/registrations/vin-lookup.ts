import { z } from "zod";
import { askRegister, nameSchema, type VehicleLookup } from "./vehicle-lookup.ts";

/** For several numbers: the call for one has it in its address. */
const PATH = "/api/vehicles/DecodeVINValuesBatch/";

const answerSchema = z.object({
	Results: z.array(z.object({ Make: nameSchema, Model: nameSchema, ModelYear: nameSchema })),
});

/** The United States' register of vehicle identification numbers: https://vpic.nhtsa.dot.gov/api/ (no key). */
export const lookUpVin: VehicleLookup = async ({ service }, vin) => {
	const request = { method: "POST", body: new URLSearchParams({ format: "json", data: vin }) };
	const question = { address: new URL(PATH, service), request };
	const { Results: results = [] } = (await askRegister(question, answerSchema)) ?? {};
	return results
		.filter(({ Make }) => Make !== "")
		.map(({ Make, Model, ModelYear }) => ({ brand: Make, model: Model, year: Number(ModelYear) || null }));
};
