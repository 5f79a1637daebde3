/** The names of roles, as text keys. A user with several is labelled by `labelRole`. */
export const ROLE_TEXTS = {
	ROLE_USER: "role.user",
	ROLE_API_USER: "role.api_user",
	ROLE_CUSTOMER: "role.customer",
	ROLE_ADMIN: "role.admin",
} as const;
