import { presence } from "./session/presence.ts";

/** How often a query is repeated: never while nobody is signed in, or somebody else. Afterwards the failed ones are. */
export const every = (ms: number) => (): number | false => (presence.get() === null ? ms : false);
