import { nameKey } from "../db/search-text.rules.ts";
import { ADAPTER_UNKNOWN } from "./shard.rules.ts";

/**
 * One way a car may be equipped: possible trade sizes in whole inches, ascending, and the adapter: an assortment's id,
 * or `ADAPTER_UNKNOWN` or `ADAPTER_UNIVERSAL`.
 */
export type Equipment = [driver: number[], passenger: number[], rear: number[], adapter: number];

/** Model years with the same equipments; `to` 0: still built. */
export type FitmentSpan = { from: number; to: number; options: Equipment[] };

/** A row of a file as it is understood; the vehicle brand stands beside it. */
export type FitmentRow = {
	rowNo: number;
	model: string;
	body: string;
	/** `left`, `right`, or empty where nobody said. */
	steering: string;
	note: string;
} & FitmentSpan;

export type VariantFitments = { body: string; steering: string; note: string; spans: FitmentSpan[] };
/** By the keys of identities: `nameKey` of the model, `variantKey` of the variant. */
export type ModelFitments = { name: string; variants: Map<string, VariantFitments> };
/** What a catalogue knows of the cars of one vehicle brand, before identities have ids. */
export type BrandFitments = { name: string; models: Map<string, ModelFitments> };

/** Variants of a model are one when body, steering side and note are. */
export const variantKey = ({ body, steering, note }: { body: string; steering: string; note: string }): string =>
	JSON.stringify([nameKey(body), steering, nameKey(note)]);

export const equipmentKey = (equipment: Equipment): string => JSON.stringify(equipment);

/** Says no more than that the car exists. */
export const isBlank = ([driver, passenger, rear, adapter]: Equipment): boolean =>
	driver.length === 0 && passenger.length === 0 && rear.length === 0 && adapter === ADAPTER_UNKNOWN;
