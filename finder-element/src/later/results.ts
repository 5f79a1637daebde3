/** Loads with the first car: what fits it, and the views that show it. */
export { appearanceOf } from "#worker/finders/appearance.rules.ts";
export { giveLit } from "../given-lit.ts";
export { outcomeOf } from "../outcome.ts";
export { default as css } from "../styles/results.css?inline";
export { resultsView } from "../views/results-view.ts";
