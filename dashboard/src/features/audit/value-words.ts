import { ARM_TYPES, type ArmType } from "#worker/catalogue/fitment/arm.rules.ts";
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
	order_open: "messages.mails_order_open",
	order_confirmed: "messages.mails_order_confirmed",
	order_notavail: "messages.mails_order_notavail",
	stock_low: "messages.mails_stock_low",
	...Object.fromEntries(ARM_TYPES.map((type): [ArmType, TextKey] => [type, `arm.${type}`])),
};
