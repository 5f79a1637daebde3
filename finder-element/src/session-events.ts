import type { FinderEvents } from "./events.ts";

/** What happens in a session, for the page. */
export type SessionEvents = Omit<FinderEvents, "product-click">;

/**
 * `isAgain`: the result isn't counted, because the visitor has only answered the arm, or because another page shows it.
 * Without a detail it is kept, and the page isn't told.
 */
export type Emit = <Name extends keyof SessionEvents>(
	name: Name,
	detail: SessionEvents[Name] | undefined,
	isAgain?: boolean,
) => void;
