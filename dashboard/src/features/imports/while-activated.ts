import { every } from "../../lib/every.ts";

const often = every(2000);

type Watched = { state: { data?: { activating: object | null } | undefined } };

/** How often a query looks at an import while the server activates it, whoever has started that. */
export const whileActivated = ({ state }: Watched): number | false => (state.data?.activating ? often() : false);
