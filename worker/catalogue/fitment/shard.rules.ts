import { parseVehicleId } from "./vehicle-id.rules.ts";

/**
 * A shard: everything about the cars of one vehicle brand, as it is sent and stored. Lists by position keep it small;
 * only the functions below read them.
 */
export type Shard = {
	v: 1;
	id: number;
	name: string;
	/** Adapters that its options name: assortment id, technical name. */
	adapters: [id: number, technicalName: string][];
	/** Every distinct option once. */
	options: ShardOption[];
	models: ShardModel[];
};
/**
 * Possible trade sizes in whole inches, ascending; adapter: index into `adapters`, or one of the two constants below.
 */
export type ShardOption = [driver: number[], passenger: number[], rear: number[], adapter: number];
export type ShardModel = [id: number, name: string, variants: ShardVariant[]];
export type ShardVariant = [id: number, body: string, steering: string, note: string, spans: ShardSpan[]];
/** Spans of one variant never overlap. `to` 0: still built. Options: indices into `options`, in the source's order. */
export type ShardSpan = [from: number, to: number, options: number[]];

export const ADAPTER_UNKNOWN = -1;
export const ADAPTER_UNIVERSAL = -2;

export type Position = "driver" | "passenger" | "rear";
export const POSITIONS = ["driver", "passenger", "rear"] as const;

export type FitmentAdapter = { id: number; technicalName: string };

/** One wiper combination. An empty list: no size known. No adapter and not universal: unknown. */
export type FitmentOption = {
	/** The same for the same sizes and adapter, in every catalogue and whatever else the car may have. */
	id: number;
	driver: number[];
	passenger: number[];
	rear: number[];
	adapter: FitmentAdapter | null;
	universalAdapter: boolean;
};

/** A car: one variant in one model year. */
export type Vehicle = {
	/** `variantId-year` */
	id: string;
	year: number;
	brand: { id: number; name: string };
	model: { id: number; name: string };
	/** The span of years with the same fitment; `yearTo` null: still built. */
	yearFrom: number;
	yearTo: number | null;
	body: string;
	steering: string;
	note: string;
	fitment: { options: FitmentOption[] } & Record<Position, number[]>;
};

/** The last model year to choose: cars of the coming year are sold in this one, and an end may be announced long before. */
const lastYear = (to: number, currentYear: number) => (to && to <= currentYear ? to : currentYear + 1);

export const findModel = (shard: Shard, modelId: number): ShardModel | undefined =>
	shard.models.find(([id]) => id === modelId);

/** The model years in the catalogue, newest first. Years without data are left out. */
export function modelYears([, , variants]: ShardModel, currentYear: number): number[] {
	const years = new Set<number>();
	for (const [, , , , spans] of variants) {
		for (const [from, to] of spans) {
			for (let year = from; year <= lastYear(to, currentYear); year++) years.add(year);
		}
	}
	return [...years].sort((a, b) => b - a);
}

/** The variants of a model in a year, each with its span. */
function builtIn([, , variants]: ShardModel, year: number, currentYear: number): [ShardVariant, ShardSpan][] {
	return variants.flatMap((variant): [ShardVariant, ShardSpan][] => {
		const span = variant[4].find(([from, to]) => from <= year && year <= lastYear(to, currentYear));
		return span ? [[variant, span]] : [];
	});
}

/** A car as one of a list to choose from. */
export type VehicleEntry = Pick<Vehicle, "id" | "body" | "steering" | "note">;

/** The cars of a model in a year to choose from: one, or several variants. */
export const vehicleEntriesOf = (model: ShardModel, year: number, currentYear: number): VehicleEntry[] =>
	builtIn(model, year, currentYear).map(([[id, body, steering, note]]) => ({
		id: `${id}-${year}`,
		body,
		steering,
		note,
	}));

/** The cars of a model in a year: one, or several variants to choose from. */
export const vehiclesOf = (shard: Shard, model: ShardModel, year: number, currentYear: number): Vehicle[] =>
	builtIn(model, year, currentYear).map(([variant, span]) => toVehicle(shard, model, variant, span, year));

/** The model and the year of a `variantId-year` id; undefined if this shard doesn't have the car. */
export function locateVehicle(
	shard: Shard,
	id: string,
	currentYear: number,
): { model: ShardModel; year: number } | undefined {
	const { variantId, year = 0 } = parseVehicleId(id) ?? {};
	const model = shard.models.find(([, , variants]) => variants.some(([one]) => one === variantId));
	const isBuilt = model && builtIn(model, year, currentYear).some(([[one]]) => one === variantId);
	return isBuilt ? { model, year } : undefined;
}

/** The car of a `variantId-year` id; undefined if this shard doesn't have it. */
export function findVehicle(shard: Shard, id: string, currentYear: number): Vehicle | undefined {
	const { model, year } = locateVehicle(shard, id, currentYear) ?? {};
	return model && year ? vehiclesOf(shard, model, year, currentYear).find((vehicle) => vehicle.id === id) : undefined;
}

function toVehicle(shard: Shard, model: ShardModel, variant: ShardVariant, span: ShardSpan, year: number): Vehicle {
	const [variantId, body, steering, note] = variant;
	const options = span[2].flatMap((index) => {
		const option = shard.options[index];
		return option ? [toOption(shard, option)] : [];
	});
	const union = (position: Position) =>
		[...new Set(options.flatMap((option) => option[position]))].sort((a, b) => a - b);
	return {
		id: `${variantId}-${year}`,
		year,
		brand: { id: shard.id, name: shard.name },
		model: { id: model[0], name: model[1] },
		yearFrom: span[0],
		yearTo: span[1] === 0 ? null : span[1],
		body,
		steering,
		note,
		fitment: { options, driver: union("driver"), passenger: union("passenger"), rear: union("rear") },
	};
}

function toOption(shard: Shard, [driver, passenger, rear, adapter]: ShardOption): FitmentOption {
	const named = shard.adapters[adapter];
	return {
		id: contentId([driver, passenger, rear, named?.[0] ?? adapter]),
		driver,
		passenger,
		rear,
		adapter: named ? { id: named[0], technicalName: named[1] } : null,
		universalAdapter: adapter === ADAPTER_UNIVERSAL,
	};
}

/**
 * A number below 2^48 for a content. Links and browsers keep it: a place in the source's order would be another option
 * after the next import.
 */
function contentId(content: unknown): number {
	let id = 0;
	for (const character of JSON.stringify(content)) id = (id * 31 + character.charCodeAt(0)) % 2 ** 48;
	return id;
}

/** Years with their options, as a comparison of catalogues shows them. */
export type DifferenceSpan = {
	yearFrom: number;
	/** Null: still built. */
	yearTo: number | null;
	options: Omit<FitmentOption, "id">[];
};
