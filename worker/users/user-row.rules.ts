import type { Fields } from "../audit/audit.rules.ts";
import type { UserRow } from "../db/schema/user.table.ts";
import { nameKey, searchText } from "../db/search-text.rules.ts";
import { editedTimes, toIso } from "../db/times.rules.ts";
import type { User, UserEdit } from "./user.schema.ts";

/** The row of a form's values; the password is passed separately, as its hash. */
export function toRow({ company, newPassword, newPasswordRepeat, ...input }: UserEdit, now: number) {
	const { username, email, name, customerNumber, roles } = input;
	return {
		...input,
		companyId: company,
		usernameKey: nameKey(username),
		emailKey: nameKey(email),
		searched: searchText(username, email, name, customerNumber, ...roles),
		updatedAt: now,
	};
}

/** The editable fields of a user, as the audit log compares them. */
export function editedFields({ company, newPassword, newPasswordRepeat, ...input }: UserEdit): Fields {
	return { company, ...input };
}

/** The same for an existing user. */
export function editedBefore(user: User) {
	const { id, companyTitle, lastLogin, passwordRequestedAt, createdAt, updatedAt, version, ...fields } = user;
	return fields;
}

export type UserWithCompany = { user: UserRow; companyTitle: string };

/** A user for answers: never with the hash. Times are ISO 8601. */
export function toUser({ user, companyTitle }: UserWithCompany): User {
	const { companyId, usernameKey, emailKey, passwordHash, searched, ...shown } = user;
	return {
		...shown,
		company: companyId,
		companyTitle,
		lastLogin: toIso(user.lastLogin),
		passwordRequestedAt: toIso(user.passwordRequestedAt),
		...editedTimes(user),
	};
}
