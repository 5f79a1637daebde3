import { type CarRequest, carOfText } from "./car-address.ts";

const KEY = "wiper-finder:car";

/** The visitor's car between two visits, if the shop asks for it. A browser that blocks storage doesn't keep it. */
export type CarMemory = {
	recall(): CarRequest | undefined;
	keep(vehicle: string, brand: number): void;
	forget(): void;
};

/**
 * Stored as `variantId-year brandId`. `storage` is called each time, because reading `localStorage` throws if it is
 * blocked.
 */
export function createCarMemory(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): CarMemory {
	return {
		recall: () =>
			quietly(() => {
				const [vehicle = "", brand] = storage().getItem(KEY)?.split(" ") ?? [];
				const car = carOfText(vehicle);
				return car && { ...car, brand: Number(brand) };
			}),
		keep: (vehicle, brand) => quietly(() => storage().setItem(KEY, `${vehicle} ${brand}`)),
		forget: () => quietly(() => storage().removeItem(KEY)),
	};
}

function quietly<Value>(act: () => Value): Value | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}
