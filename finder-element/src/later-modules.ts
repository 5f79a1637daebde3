import { type CSSResult, html, nothing, svg, unsafeCSS } from "lit";
import { DeliveryError } from "./delivery-client.ts";
import type { giveLit } from "./given-lit.ts";
import { createStore, MODULE } from "./store.ts";
import type { createVisitCounter, VisitEvent } from "./visit-counter.ts";

type LaterModule = { giveLit: typeof giveLit; css: string };

/** The style sheets of the modules loaded so far. */
export const laterStyles: CSSResult[] = [];

/** Everything after the form. */
export const restModule = createStore(() => use(import("./later/rest.ts")));
/** Works out looks. Visitors don't load it: the server has worked out theirs. */
export const previewModule = createStore(() => import("./later/preview.ts"));

/** The page's visits are counted by the rest. */
let counter: ReturnType<typeof createVisitCounter> | undefined;

/** Counts for the finder's host, as soon as the module is there. Nothing depends on it. */
export function countVisit(origin: string, uuid: string, event: VisitEvent): void {
	restModule.load(MODULE).then(
		({ createVisitCounter }) => {
			counter ??= createVisitCounter(origin);
			counter(uuid, event);
		},
		() => {},
	);
}

async function use<Module extends LaterModule>(loading: Promise<Module>): Promise<Module> {
	const module = await loading.catch(() => Promise.reject(new DeliveryError("network.unreachable", 0)));
	module.giveLit({ html, nothing, svg });
	laterStyles.push(unsafeCSS(module.css));
	return module;
}
