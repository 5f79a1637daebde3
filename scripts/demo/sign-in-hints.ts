import { passwordOf, USERS } from "./world.ts";

const DOES: Record<(typeof USERS)[number]["role"], string> = {
	ROLE_ADMIN: "administers everything",
	ROLE_CUSTOMER: "runs a shop",
	ROLE_API_USER: "is another system",
	ROLE_USER: "looks on",
};

/** The demo's sign-in names and passwords, for display. */
export const signInHints = (): string =>
	USERS.map(({ username, role }) => `  ${username.padEnd(9)} ${passwordOf(username).padEnd(14)} ${DOES[role]}`).join(
		"\n",
	);
