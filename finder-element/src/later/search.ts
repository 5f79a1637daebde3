/** Loads when the page is idle: what a text means, and the list of cars found. */

export { take } from "virtual:given";
export { CarSearch } from "../car-search.ts";
export { pressKey } from "../search-keys.ts";
export { default as css } from "../styles/search.css?inline";
export { hitsView } from "../views/hits-view.ts";
