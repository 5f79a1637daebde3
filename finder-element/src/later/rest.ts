/** Loads when the page is idle: what there is to choose from and what fits the car, and the views that show it. */
import questions from "../styles/questions.css?inline";
import results from "../styles/results.css?inline";
import themes from "../styles/themes.css?inline";

export { take } from "virtual:given";
export { CarResults } from "../car-results.ts";
export { pictureView } from "../views/picture-view.ts";
export { resultsView } from "../views/results-view.ts";
export { createVisitCounter } from "../visit-counter.ts";

// A browser's first one takes 8 ms on a phone, which a visitor's first results or first text would wait for.
new Intl.PluralRules().select(1);

export const css = questions + themes + results;
