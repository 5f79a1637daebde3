/** What a role is called, as text keys. Who holds several is called by `labelRole`. */
export const ROLE_TEXTS = {
	ROLE_USER: "role.user",
	ROLE_API_USER: "role.api_user",
	ROLE_CUSTOMER: "role.customer",
	ROLE_ADMIN: "role.admin",
} as const;
