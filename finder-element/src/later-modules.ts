import { type CSSResult, html, nothing, svg, unsafeCSS } from "lit";
import { DeliveryError } from "./delivery-client.ts";
import type { giveLit } from "./given-lit.ts";
import { createStore } from "./store.ts";

type LaterModule = { giveLit: typeof giveLit; css: string };

/** The style sheets of the modules loaded so far. */
export const laterStyles: CSSResult[] = [];

export const resultsModule = createStore(() => use(import("./later/results.ts")));
export const searchModule = createStore(() => use(import("./later/search.ts")));

async function use<Module extends LaterModule>(loading: Promise<Module>): Promise<Module> {
	const module = await loading.catch(() => Promise.reject(new DeliveryError("network.unreachable", 0)));
	module.giveLit({ html, nothing, svg });
	laterStyles.push(unsafeCSS(module.css));
	return module;
}
