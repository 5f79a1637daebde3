import type { Choice } from "#worker/offers/answer.rules.ts";
import { type CarRequest, carOfText } from "./car-address.ts";

const KEY = "wiper-finder:car";

/** The visitor's car between two visits, if the shop asks for it. A browser that blocks storage doesn't keep it. */
export type CarMemory = {
	get(): CarRequest | undefined;
	set(vehicle: string, brand: number, choice: Choice): void;
	remove(): void;
};

/**
 * Stored as `variantId-year brandId choice`, the choice as JSON; older releases stored none. `storage` is called each time, because reading `localStorage` throws if it is
 * blocked.
 */
export function createCarMemory(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): CarMemory {
	return {
		get: () =>
			guard(() => {
				const [vehicle = "", brand, choice = "{}"] = storage().getItem(KEY)?.split(" ") ?? [];
				const car = carOfText(vehicle, { ...JSON.parse(choice) });
				return car && { ...car, brand: Number(brand) };
			}),
		set: (vehicle, brand, choice) =>
			guard(() => storage().setItem(KEY, `${vehicle} ${brand} ${JSON.stringify(choice)}`)),
		remove: () => guard(() => storage().removeItem(KEY)),
	};
}

function guard<Value>(access: () => Value): Value | undefined {
	try {
		return access();
	} catch {
		return undefined;
	}
}
