import type * as Lit from "lit";

/** What views use of Lit. Modules that load later have no Lit of their own: the build makes their "lit" this module. */
type Given = Pick<typeof Lit, "html" | "nothing" | "svg">;

export let html: Given["html"];
export let nothing: Given["nothing"];
export let svg: Given["svg"];

/** Called by the script when it has loaded the module. */
export function giveLit(given: Given): void {
	({ html, nothing, svg } = given);
}
