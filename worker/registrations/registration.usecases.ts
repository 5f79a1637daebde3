import type { ModelHit } from "../catalogue/vehicles/model-list.rules.ts";
import { cachedModelList } from "../catalogue/versions/catalogue-objects.ts";
import { readBootstrap } from "../delivery/lookup.usecases.ts";
import { finderNotAvailable } from "../finders/finder.errors.ts";
import type { Registration } from "../finders/finder.rules.ts";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { atPrimary, type DeliveryContext } from "../http/delivery-context.ts";
import { carCandidates } from "./car-candidates.rules.ts";
import { lookUpNlPlate } from "./nl-plate-lookup.ts";
import { registrationMalformed, tooManyLookups } from "./registration.errors.ts";
import { registrationOf } from "./registration.rules.ts";
import { createRegistrationLookupRepository } from "./registration-lookup.repository.ts";
import type { VehicleLookup } from "./vehicle-lookup.ts";
import { lookUpVin } from "./vin-lookup.ts";

const HOUR_SECONDS = 3600;

/** A kind's register, and the setting with its origin. */
const REGISTERS: Readonly<
	Record<Registration, { lookUp: VehicleLookup; service: "VIN_SERVICE" | "NL_PLATE_SERVICE" }>
> = {
	vin: { lookUp: lookUpVin, service: "VIN_SERVICE" },
	nl_plate: { lookUp: lookUpNlPlate, service: "NL_PLATE_SERVICE" },
};

/**
 * The cars of the catalogue that a registration may belong to; the visitor chooses. Nothing is stored or logged but the
 * number of look-ups. `origin` is the page's; undefined: not a browser's request.
 */
export async function carsOfRegistration(
	delivery: DeliveryContext,
	{ uuid, text, origin }: { uuid: string; text: string; origin: string | undefined },
): Promise<ModelHit[]> {
	if (!isFinderUuid(uuid)) throw finderNotAvailable();
	const { registrations = [], models, origins } = await readBootstrap(delivery, uuid);
	if (origin !== undefined && origins.length > 0 && !origins.includes(origin)) throw finderNotAvailable();
	const registration = registrationOf(text);
	if (!registration || !registrations.includes(registration.kind)) throw registrationMalformed();
	const list = models === null ? undefined : await cachedModelList(delivery, models);
	if (!list) return [];
	const counter = createRegistrationLookupRepository(atPrimary(delivery).db);
	if (!(await counter.count(uuid, delivery.now))) throw tooManyLookups(HOUR_SECONDS);
	const { lookUp, service } = REGISTERS[registration.kind];
	return carCandidates(list, await lookUp(delivery.env[service], registration.value));
}
