import { seededRandom } from "./seeded-random.ts";

const HEADER = "make,model,body,steering,years,driver_in,passenger_in,rear_in,adapter,note";
const SYLLABLES = ["ka", "ri", "vo", "len", "to", "mé", "su", "dra", "ni", "bo", "fel", "ško", "tal", "xi", "or", "ün"];
const BODIES = ["Hatchback", "Estate", "Saloon", "Coupé", "Van", "Pickup"];
const ADAPTERS = ["Hook 9x3", "Hook 9x4", "Push button 16", "Side pin 22", "Top lock", "universal", ""];
const FIRST_YEAR = 1960;
const LAST_YEAR = 2026;

/**
 * The lines of a fitment file with this many cars (a body of a model in a range of years), header first; the same seed
 * makes the same file. It has the irregularities of real ones: alternatives, missing sizes, gaps between the years,
 * open ends.
 */
export function* generateLines(vehicles: number, seed = 1): Generator<string> {
	const random = seededRandom(seed);
	let left = vehicles;
	yield `${HEADER}\n`;
	for (let brand = 0; left > 0; brand++) {
		// Few brands are large, many small.
		const models = 5 + Math.floor(random.next() ** 2 * 170);
		for (let model = 0; model < models && left > 0; model++) {
			for (const car of carsOfModel(random)) {
				if (left-- <= 0) return;
				yield `${nameOf(brand)},${nameOf(model * 7 + brand)} ${model},${car}\n`;
			}
		}
	}
}

type Random = ReturnType<typeof seededRandom>;

function* carsOfModel(random: Random): Generator<string> {
	const bodies = random.some(BODIES, 1 + random.below(3));
	let year = FIRST_YEAR + random.below(50);
	for (let generation = 1 + random.below(4); generation > 0 && year <= LAST_YEAR; generation--) {
		const last = year + 2 + random.below(8);
		const years = last >= LAST_YEAR ? `${year}-` : `${year}-${last}`;
		const adapter = random.pick(ADAPTERS);
		for (const body of bodies) yield `${body},,${years},${sizes(random)},${adapter},`;
		year = last + (random.chance(0.15) ? 3 : 1);
	}
}

function sizes(random: Random): string {
	if (random.chance(0.003)) return ",,";
	const driver = 16 + random.below(13);
	const passenger = Math.max(14, driver - random.below(9));
	const rear = random.chance(0.45) ? alternatives(random, 10 + random.below(7)) : "";
	return [alternatives(random, driver), random.chance(0.03) ? "" : alternatives(random, passenger), rear].join(",");
}

const alternatives = (random: Random, inch: number): string =>
	random.chance(0.08) ? `${inch}/${inch - 1}` : `${inch}`;

/** A pronounceable name, different for every number. */
function nameOf(number: number): string {
	let word = "";
	for (let rest = number + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
		word += SYLLABLES[rest % SYLLABLES.length];
	}
	return word.charAt(0).toUpperCase() + word.slice(1);
}
