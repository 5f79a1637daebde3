import { given, type take } from "virtual:given";
import { type CSSResult, unsafeCSS } from "lit";
import { inTime } from "./delivery-client.ts";
import { createStore } from "./store.ts";
import type { createVisitCounter, VisitEvent } from "./visit-counter.ts";

type LaterModule = { take: typeof take; css: string };

/** The style sheets of the modules loaded so far. */
export const laterStyles: CSSResult[] = [];

/** Everything after the form except the search. */
export const restModule = createStore(() => use(import("./later/rest.ts")));
/** The text box, from when it is used. */
export const searchModule = createStore(() => use(import("./later/search.ts")));
/** What only a few visitors ask for, from when they do. */
export const formsModule = createStore(() => use(import("./later/forms.ts")));
/** Why there is no finder, in the visitor's language; in English if the module can't be loaded either. */
export const failureModule = createStore(() =>
	inTime(import("./later/failure.ts")).catch(() => ({ failureTexts: __ENGLISH_FAILURE_TEXTS__ })),
);
/** Works out looks. Visitors don't load it: the server has worked out theirs. */
export const previewModule = createStore(() => import("./later/preview.ts"));

/** The page's visits are counted by the rest. */
let counter: ReturnType<typeof createVisitCounter> | undefined;

/** Counts for the finder's host, as soon as the module is there. Nothing depends on it. */
export function countVisit(origin: string, uuid: string, event: VisitEvent): void {
	restModule.load().then(
		({ createVisitCounter }) => {
			counter ??= createVisitCounter(origin);
			counter(uuid, event);
		},
		() => {},
	);
}

async function use<Module extends LaterModule>(loading: Promise<Module>): Promise<Module> {
	const module = await loading;
	module.take(given);
	laterStyles.push(unsafeCSS(module.css));
	return module;
}
