import { readFileSync } from "node:fs";

/** The demo's fitment file: written for it, with the oddities of real ones. `npm run import` takes it as it is. */
export const CATALOGUE_FILE = `${import.meta.dirname}/catalogue.csv`;

/** Its text: a header, and one line a car and its years. Lengths in whole trade inches. */
export const catalogueText = (): string => readFileSync(CATALOGUE_FILE, "utf8");

export const catalogueRows = (): number => catalogueText().trimEnd().split("\n").length - 1;
