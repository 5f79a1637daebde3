import { nameKey } from "../../db/search-text.rules.ts";
import { ADAPTER_UNKNOWN } from "./shard.rules.ts";

/**
 * One wiper combination of a car: possible trade sizes in whole inches, ascending, and the adapter: an assortment's id,
 * `ADAPTER_UNKNOWN` or `ADAPTER_UNIVERSAL`.
 */
export type Equipment = [driver: number[], passenger: number[], rear: number[], adapter: number];

/** Model years with the same combinations; `to` 0: still built. */
export type FitmentSpan = { from: number; to: number; options: Equipment[] };

/** A parsed row of a file; the vehicle brand is beside it. */
export type FitmentRow = {
	rowNo: number;
	model: string;
	body: string;
	/** `left`, `right`, or empty if not given. */
	steering: string;
	note: string;
	/** What the model is called besides in these years; absent: the file doesn't say. */
	aliases?: string[];
	/** German key numbers of the variant in these years (`0603BGU`); absent: the file doesn't say. */
	keyNumbers?: string[];
} & FitmentSpan;

export type VariantFitments = {
	body: string;
	steering: string;
	note: string;
	spans: FitmentSpan[];
	keyNumbers?: KeyNumber[];
};
/** By the keys of identities: `nameKey` of the model, `variantKey` of the variant. */
export type ModelFitments = { name: string; variants: Map<string, VariantFitments>; aliases?: ModelAlias[] };
/** A name, and the years that have it; 0: without a beginning or an end. */
export type YearName = [text: string, from: number, to: number];
/** What a model is called besides ("mk7"). */
export type ModelAlias = YearName;
/** A variant's German key number (`0603BGU`). */
export type KeyNumber = YearName;
/** The fitments of one vehicle brand's cars, before identities have ids. */
export type BrandFitments = { name: string; models: Map<string, ModelFitments> };

/** Variants of a model are the same if body, steering side and note are. */
export const variantKey = ({ body, steering, note }: { body: string; steering: string; note: string }): string =>
	JSON.stringify([nameKey(body), steering, nameKey(note)]);

export const equipmentKey = (equipment: Equipment): string => JSON.stringify(equipment);

/** True for a row that only names a car. */
export const isBlank = ([driver, passenger, rear, adapter]: Equipment): boolean =>
	driver.length === 0 && passenger.length === 0 && rear.length === 0 && adapter === ADAPTER_UNKNOWN;

/** Adapter assortments by `nameKey` of technical name and of code. */
export type AdapterIds = ReadonlyMap<string, number>;
