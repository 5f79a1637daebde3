/** In the order of precedence of their labels: a user with several is labelled by the last of them. */
export const ROLES = ["ROLE_USER", "ROLE_API_USER", "ROLE_CUSTOMER", "ROLE_ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** Administrators hold every role. */
export const holdsRole = (roles: readonly Role[], role: Role): boolean =>
	roles.includes("ROLE_ADMIN") || roles.includes(role);

export const labelRole = (roles: readonly Role[]): Role =>
	ROLES.findLast((role) => roles.includes(role)) ?? "ROLE_USER";
