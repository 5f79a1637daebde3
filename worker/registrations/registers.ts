import type { Registration } from "../finders/finder.rules.ts";
import { lookUpNlPlate } from "./nl-plate-lookup.ts";
import { lookUpUkPlate } from "./uk-plate-lookup.ts";
import type { VehicleLookup } from "./vehicle-lookup.ts";
import { lookUpVin } from "./vin-lookup.ts";

/** Kinds that are looked up elsewhere: a German key number is in the own catalogue. */
export type RegisteredKind = Exclude<Registration, "de_key_number">;

/** A kind's register, and the settings with its origin and, if it needs one, its key. */
export const REGISTERS: Readonly<
	Record<RegisteredKind, { lookUp: VehicleLookup; access: (env: Env) => { service: string; key: string } }>
> = {
	vin: { lookUp: lookUpVin, access: (env) => ({ service: env.VIN_SERVICE, key: "" }) },
	nl_plate: { lookUp: lookUpNlPlate, access: (env) => ({ service: env.NL_PLATE_SERVICE, key: "" }) },
	uk_plate: {
		lookUp: lookUpUkPlate,
		access: (env) => ({ service: env.UK_PLATE_SERVICE, key: env.UK_PLATE_KEY ?? "" }),
	},
};
