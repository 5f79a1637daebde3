/** Loads in the dashboard, whose looks aren't saved, or for a bootstrap without an appearance. */

export { appearanceOf } from "#worker/finders/appearance.rules.ts";
export { withExample } from "../stock-example.ts";
