import { upgradeAll } from "./upgrade.ts";
import { WiperFinder } from "./wiper-finder.ts";

const NAME = "wiper-finder";

try {
	// The first script on a page wins. A second one, in whatever version, says so once and does nothing.
	if (customElements.get(NAME)) console.warn(`<${NAME}> is already defined on this page`);
	else {
		customElements.define(NAME, WiperFinder);
		upgradeAll(NAME);
	}
} catch {
	// A browser or a page without custom elements: what stands in the page stays.
}
