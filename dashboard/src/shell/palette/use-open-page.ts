import { useNavigate } from "@tanstack/react-router";
import { createPersonalValue } from "../../lib/personal-value.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { useStoredValue } from "../../lib/stored-value.ts";
import { addRecent, type Recent, readRecents } from "./recent.rules.ts";

const stored = createPersonalValue("recentPages");

/** Goes to a page, and stores it for this user. */
export function useOpenPage() {
	const navigate = useNavigate();
	const { user } = useCurrentUser();
	const recents = readRecents(useStoredValue(stored), user.id);
	const go = (place: Recent) => {
		stored.set(addRecent(stored.get(), user.id, place));
		void navigate({ href: place.href });
	};
	return { recents, go };
}
