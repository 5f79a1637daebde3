import { DEMO_KEY, passwordOf, USERS } from "./world.ts";

const RIGHTS: Record<(typeof USERS)[number]["role"], string> = {
	ROLE_ADMIN: "administrator",
	ROLE_CUSTOMER: "shop",
	ROLE_API_USER: "other systems (API)",
	ROLE_USER: "read only",
};

/** The demo's sign-in names, passwords and API key, for display. */
export const signInHints = (): string =>
	[
		...USERS.map(({ username, role }) => `  ${username.padEnd(9)} ${passwordOf(username).padEnd(14)} ${RIGHTS[role]}`),
		`  API key of erp: ${DEMO_KEY}`,
	].join("\n");
