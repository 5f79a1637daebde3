import type { Database } from "../db/database.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { invalidLogin, tooManyAttempts } from "./auth.errors.ts";
import { verifyPassword } from "./password.ts";
import { createSessionRepository } from "./session.repository.ts";
import { createSignInFailureRepository, personKey, typedKey } from "./sign-in-failure.repository.ts";
import { hashToken, newToken } from "./token.ts";
import { createUserRepository } from "./user.repository.ts";

type Attempt = { username: string; password: string; address: string };

type SignedIn = { token: string; userId: number };

/** Returns a token and its user, or fails with the same answer and in the same time for every reason. */
export async function signIn(db: Database, { username, password, address }: Attempt, now: number): Promise<SignedIn> {
	const failures = createSignInFailureRepository(db);
	const key = nameKey(username);
	const users = createUserRepository(db);
	const user = await users.findForSignIn(key);
	const typed = typedKey(key);
	const keys = user ? [typed, personKey(user.id)] : [typed];
	const allowed = await failures.attempt(address, keys, now);
	if (!allowed.has(typed)) throw tooManyAttempts(await failures.secondsLeft(address, typed, now));
	// A user locked by another of their names is answered as an unknown name is: only what was typed may tell of a lock.
	const isLocked = allowed.size < keys.length;
	const isRight = await verifyPassword(password, isLocked ? undefined : user?.passwordHash);
	if (!user || !isRight || !user.maySignIn) throw invalidLogin();
	const token = newToken();
	const sessions = createSessionRepository(db);
	await sessions.create(user.id, hashToken(token), now);
	// A password that was changed while this one was compared has ended all sessions but this one.
	if ((await users.passwordHash(user.id)) !== user.passwordHash) {
		await sessions.revoke(hashToken(token));
		throw invalidLogin();
	}
	await failures.forget(address, keys);
	return { token, userId: user.id };
}
