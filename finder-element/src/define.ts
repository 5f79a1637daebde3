import { upgradeIn } from "./upgrade.ts";
import { WiperFinder } from "./wiper-finder.ts";

const NAME = "wiper-finder";

try {
	// The first script on a page is used. A second one, of any version, logs one warning and does nothing.
	if (customElements.get(NAME)) console.warn(`<${NAME}> is already defined on this page`);
	else {
		customElements.define(NAME, WiperFinder);
		upgradeIn(document);
	}
} catch {
	// In a browser or page without custom elements the page's content stays.
}
