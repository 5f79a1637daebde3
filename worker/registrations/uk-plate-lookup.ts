import { z } from "zod";
import { askRegister, nameSchema, type VehicleLookup } from "./vehicle-lookup.ts";

const PATH = "/vehicle-enquiry/v1/vehicles";
/** 400: the register takes it for no plate; 404: nobody has it. */
const UNKNOWN = [400, 404];

const answerSchema = z.object({ make: nameSchema, yearOfManufacture: z.int().nullish() });

/**
 * The United Kingdom's register of number plates, the DVLA's Vehicle Enquiry Service
 * (https://developer-portal.driver-vehicle-licensing.api.gov.uk), with a key. It knows brand and year, but no model.
 */
export const lookUpUkPlate: VehicleLookup = async ({ service, key }, plate) => {
	const request = {
		method: "POST",
		headers: { "content-type": "application/json", "x-api-key": key },
		body: JSON.stringify({ registrationNumber: plate }),
	};
	const question = {
		address: new URL(PATH, service),
		request,
		isUnknown: (status: number) => UNKNOWN.includes(status),
	};
	const { make = "", yearOfManufacture: year = null } = (await askRegister(question, answerSchema)) ?? {};
	return make === "" ? [] : [{ brand: make, model: "", year }];
};
