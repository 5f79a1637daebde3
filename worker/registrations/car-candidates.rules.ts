import type { ModelHit, ModelList } from "../catalogue/vehicles/model-list.rules.ts";
import { searchModels } from "../catalogue/vehicles/model-search.rules.ts";
import type { KeyNumberCar } from "../catalogue/versions/key-number.repository.ts";
import { nameKey } from "../db/search-text.rules.ts";
import type { RegisteredCar } from "./vehicle-lookup.ts";

const CANDIDATES_MAX = 8;
const HITS_A_CAR = 4;
/** Of a brand and a year, as the lists show them. */
const MODELS_MAX = 60;

/**
 * The catalogue's models that a register's cars may be, best first; the visitor chooses. Registers name models in their
 * own ways (`NISSAN NOTE`, `318I`), so the search finds them, within the brand that the register names.
 */
export function carCandidates(list: ModelList, cars: readonly RegisteredCar[]): ModelHit[] {
	const candidates = new Map<string, ModelHit>();
	for (const { brand, model, year } of cars) {
		const brands = brandsNamed(list, brand);
		const hits = searchModels(list, [brand, model, year].filter(Boolean).join(" "));
		for (const hit of hits.filter((one) => brands.has(one.brand.id)).slice(0, HITS_A_CAR))
			candidates.set(`${hit.model.id} ${hit.year}`, hit);
	}
	return [...candidates.values()].slice(0, CANDIDATES_MAX);
}

/** The models that these brands have built in these years, for a register that never knows a model. */
export const brandCandidates = (list: ModelList, cars: readonly RegisteredCar[]): ModelHit[] =>
	cars.flatMap((car) => (car.year === null ? carCandidates(list, [car]) : builtBy(list, car.brand, car.year)));

/** The brand of this name, so that `ROVER` is no Land Rover; only if there is none, the one that the search finds (`VW`). */
function brandsNamed(list: ModelList, name: string): Set<number> {
	const same = list.brands.filter(([, brand]) => nameKey(brand) === nameKey(name)).map(([id]) => id);
	const [first] = same.length > 0 ? [] : searchModels(list, name);
	return new Set(first ? [first.brand.id] : same);
}

function builtBy(list: ModelList, name: string, year: number): ModelHit[] {
	const brands = brandsNamed(list, name);
	return list.brands
		.filter(([id]) => brands.has(id))
		.flatMap(([brandId, brandName, models]) =>
			models.flatMap(([id, model, known]): ModelHit[] =>
				isBuiltIn(known?.y, year)
					? [{ brand: { id: brandId, name: brandName }, model: { id, name: model }, year }]
					: [],
			),
		)
		.slice(0, MODELS_MAX);
}

/** `years`: first and last ones in turn, a last one of 0: still built; absent: not known. */
const isBuiltIn = (years: readonly number[] | undefined, year: number): boolean =>
	!years || years.some((from, at) => at % 2 === 0 && from <= year && year <= (years[at + 1] || year));

/** The cars that a key number names: exact, with their years and bodies. */
export function keyNumberCandidates(cars: readonly KeyNumberCar[]): ModelHit[] {
	const candidates = new Map<string, ModelHit>();
	for (const { brand, model, body, yearFrom, yearTo } of cars) {
		const isOneYear = yearFrom === yearTo;
		const candidate: ModelHit = {
			...{ brand, model, year: isOneYear ? yearFrom : null },
			...(!isOneYear && { years: [yearFrom, yearTo ?? 0] }),
			...(body !== "" && { body }),
		};
		candidates.set(JSON.stringify(candidate), candidate);
	}
	return [...candidates.values()];
}
