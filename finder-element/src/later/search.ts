/** Loads when the text box is used, beside the list of names: what a text means, and the list of cars found. */

export { take } from "virtual:given";
export { CarSearch } from "../car-search.ts";
export { placeHits } from "../hits-place.ts";
export { pressKey } from "../search-keys.ts";
export { default as css } from "../styles/search.css?inline";
export { hitsView } from "../views/hits-view.ts";
