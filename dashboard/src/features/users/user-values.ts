import { labelRole } from "#worker/http/roles.rules.ts";
import { type User, type UserEdit, userEditSchema } from "#worker/users/user.schema.ts";
import { language } from "../../lib/language.ts";

export const isUserField = (path: string): path is keyof UserEdit & string => path in userEditSchema.shape;

/** A new user without a company, who gets mails in the administrator's language. */
export const newUserValues = (): UserEdit => ({
	company: 0,
	username: "",
	email: "",
	notificationEmail: "",
	name: "",
	enabled: true,
	roles: ["ROLE_USER"],
	customerNumber: "",
	language: language.get(),
	newPassword: "",
});

/** Of several roles, which other systems may have given, the one that labels the user. */
export function toUserValues(user: User): UserEdit {
	const { company, username, email, notificationEmail, name, enabled, customerNumber } = user;
	return {
		...{ company, username, email, notificationEmail, name, enabled, customerNumber, language: user.language },
		...{ roles: [labelRole(user.roles)], newPassword: "", newPasswordRepeat: "" },
	};
}
