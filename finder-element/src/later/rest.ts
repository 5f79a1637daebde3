import { css as results } from "./results.ts";
import { css as search } from "./search.ts";

/** Loads when the page is idle: everything after the form, in one module, because together they are packed better. */
export * from "./results.ts";
export { CarSearch, hitsView, pressKey } from "./search.ts";
export const css = results + search;
