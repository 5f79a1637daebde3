import { fetchCurrentUser, homeOf } from "../../lib/current-user.ts";
import { selectFinder } from "../../lib/selected-finder.ts";
import { simulateToken, userToken } from "../../lib/tokens.ts";
import { logIn } from "./auth.api.ts";

export type Credentials = { username: string; password: string };

/** Stores the token, forgets the configuration somebody selected before, and says where the user starts (spec section 4). */
export async function signIn(credentials: Credentials): Promise<"/a" | "/c"> {
	const { token } = await logIn(credentials);
	simulateToken.set(null);
	userToken.set(token);
	selectFinder(null);
	const { user } = await fetchCurrentUser();
	return homeOf(user.roles);
}
