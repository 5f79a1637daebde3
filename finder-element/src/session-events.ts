import type { FinderEvents } from "./events.ts";

/** What happens in a session, for the page. */
export type SessionEvents = Omit<FinderEvents, "product-click">;

/**
 * `isAgain`: a result of which the visitor has answered the arm, so it isn't counted again. Without a detail it is kept, and
 * the page isn't told.
 */
export type Emit = <Name extends keyof SessionEvents>(
	name: Name,
	detail: SessionEvents[Name] | undefined,
	isAgain?: boolean,
) => void;
