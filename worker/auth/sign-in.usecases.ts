import type { Database } from "../db/database.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { invalidLogin, tooManyAttempts } from "./auth.errors.ts";
import { verifyPassword } from "./password.ts";
import { createSessionRepository } from "./session.repository.ts";
import { createSignInFailureRepository, personOf } from "./sign-in-failure.repository.ts";
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
	const person = personOf(user?.id, key);
	const blockedUntil = await failures.attempt(address, person, now);
	if (blockedUntil !== undefined) throw tooManyAttempts(Math.ceil((blockedUntil - now) / 1000));
	const isRight = await verifyPassword(password, user?.passwordHash);
	if (!user || !isRight || !user.maySignIn) throw invalidLogin();
	const token = newToken();
	const sessions = createSessionRepository(db);
	await sessions.create(user.id, hashToken(token), now);
	// A password that was changed while this one was compared has ended all sessions but this one.
	if ((await users.passwordHash(user.id)) !== user.passwordHash) {
		await sessions.revoke(hashToken(token));
		throw invalidLogin();
	}
	await failures.forget(address, person);
	return { token, userId: user.id };
}
