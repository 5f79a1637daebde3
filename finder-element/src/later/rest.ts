/** Loads when the page is idle: what there is to choose from and what fits the car, and the views that show it. */
import questions from "../styles/questions.css?inline";
import results from "../styles/results.css?inline";
import themes from "../styles/themes.css?inline";

export { take } from "virtual:given";
export { CarResults } from "../car-results.ts";
export { pictureView } from "../views/picture-view.ts";
export { resultsView } from "../views/results-view.ts";
export { createVisitCounter } from "../visit-counter.ts";

export const css = questions + themes + results;
