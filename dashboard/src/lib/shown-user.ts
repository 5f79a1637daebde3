import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { createStore } from "./create-store.ts";
import { onOtherPerson } from "./tokens.ts";

/** Whom this tab shows; null until it knows. Another tab may have signed somebody else in meanwhile. */
export const shownUser = createStore<CurrentUser | null>(null);

onOtherPerson(() => shownUser.set(null));
