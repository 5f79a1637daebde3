import { COMPANIES, DEMO_KEY, passwordOf, USERS } from "./world.ts";

const RIGHTS: Record<(typeof USERS)[number]["role"], string> = {
	ROLE_ADMIN: "administrator",
	ROLE_CUSTOMER: "shop",
	ROLE_API_USER: "other systems (API)",
	ROLE_USER: "read only",
};

/** The demo's sign-in names, passwords and API key, for display. */
export const signInHints = (): string =>
	[
		...USERS.map(({ company, username, role }) => {
			const rights = COMPANIES[company].supplier ? "supplier" : RIGHTS[role];
			return `  ${username.padEnd(9)} ${passwordOf(username).padEnd(14)} ${rights}`;
		}),
		`  API key of erp: ${DEMO_KEY}`,
	].join("\n");
