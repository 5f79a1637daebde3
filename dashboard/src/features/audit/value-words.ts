import type { TextKey } from "../../i18n/texts.ts";

/** Values that the system itself writes into a field. */
export const VALUE_TEXTS: Readonly<Record<string, TextKey>> = {
	merge: "catalogue.mode_merge",
	replace: "catalogue.mode_replace",
	receiving: "catalogue.state_receiving",
	building: "catalogue.state_building",
	ROLE_USER: "role.user",
	ROLE_API_USER: "role.api_user",
	ROLE_CUSTOMER: "role.customer",
	ROLE_ADMIN: "role.admin",
};
