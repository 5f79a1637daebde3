import type { ModelHit } from "../catalogue/vehicles/model-list.rules.ts";
import { cachedModelList } from "../catalogue/versions/catalogue-objects.ts";
import { carsOfKeyNumber } from "../catalogue/versions/key-number.repository.ts";
import { readBootstrap } from "../delivery/lookup.usecases.ts";
import { finderNotAvailable } from "../finders/finder.errors.ts";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { atPrimary, type DeliveryContext } from "../http/delivery-context.ts";
import { brandCandidates, carCandidates, keyNumberCandidates } from "./car-candidates.rules.ts";
import { REGISTERS } from "./registers.ts";
import { registrationMalformed, tooManyLookups } from "./registration.errors.ts";
import { registrationOf } from "./registration.rules.ts";
import { createRegistrationLookupRepository } from "./registration-lookup.repository.ts";

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
	const registration = registrationOf(text, registrations);
	if (!registration) throw registrationMalformed();
	const list = models === null ? undefined : await cachedModelList(delivery, models);
	if (!list) return [];
	const counter = createRegistrationLookupRepository(atPrimary(delivery).db);
	if (!(await counter.count(uuid, delivery.now))) throw tooManyLookups(counter.secondsLeft(delivery.now));
	const { kind, value } = registration;
	if (kind === "de_key_number") return keyNumberCandidates(await carsOfKeyNumber(delivery.db, value));
	const { lookUp, access } = REGISTERS[kind];
	const cars = await lookUp(access(delivery.env), value);
	return kind === "uk_plate" ? brandCandidates(list, cars) : carCandidates(list, cars);
}
