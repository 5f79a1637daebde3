import { readFileSync } from "node:fs";

/**
 * The demo's fitment file, written for it, with the irregularities of real ones. `npm run import` accepts it unchanged.
 */
export const CATALOGUE_FILE = `${import.meta.dirname}/catalogue.csv`;

/** Its text: a header, and one line for a car and its years. Lengths in whole trade inches. */
export const catalogueText = (): string => readFileSync(CATALOGUE_FILE, "utf8");

export const catalogueRows = (): number => catalogueText().trimEnd().split("\n").length - 1;
