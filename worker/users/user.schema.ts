import { z } from "zod";
import { PASSWORD_MAX } from "../auth/auth.schema.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { withoutDefault } from "../http/part.schema.ts";
import { ROLES } from "../http/roles.rules.ts";
import { LOCALES } from "../i18n/locale.rules.ts";

/** One more than for users who choose their own password. */
export const USER_PASSWORD_MIN = 6;
export const USERNAME_MIN = 4;

const line = z.string().trim().max(200).default("");
export const emailSchema = z.email("users.email_invalid").max(254);
const password = z.string().min(USER_PASSWORD_MIN, "users.password_short").max(PASSWORD_MAX);
/** Empty or missing: the password is not changed. */
const noPassword = z.literal("").optional();

const fields = {
	/** Id of the company. */
	company: z.int("users.company_required").positive("users.company_required"),
	username: z.string().trim().min(USERNAME_MIN, "users.username_short").max(100),
	email: emailSchema,
	notificationEmail: z.union([z.literal(""), emailSchema], "users.email_invalid").default(""),
	name: line,
	enabled: z.boolean().default(true),
	/** One role; a list, because users of other systems may have several. */
	roles: z.array(z.enum(ROLES)).length(1, "users.one_role"),
	customerNumber: z.string().trim().max(60).default(""),
	/** Of the mails to this user. */
	language: z.enum(LOCALES).default("en"),
};

type Checked = {
	username: string;
	email: string;
	newPassword?: string | undefined;
	newPasswordRepeat?: string | undefined;
};

/**
 * Both are used to sign in, so a username with an @ must be the user's own address, because it could be somebody
 * else's. Reported even if another field is invalid.
 */
const isUnambiguous = ({ username, email }: Checked) =>
	!nameKey(username).includes("@") || nameKey(username) === nameKey(email);
const ambiguous = { path: ["username"], message: "users.username_is_email", when: hasFields("username", "email") };

const isRepeated = ({ newPassword = "", newPasswordRepeat = "" }: Checked) => newPassword === newPasswordRepeat;
const mismatch = {
	path: ["newPasswordRepeat"],
	message: "users.password_mismatch",
	when: hasFields("username", "email"),
};

/** A refinement runs even if other fields are invalid, as long as its own can be read. */
function hasFields(...names: string[]) {
	return ({ value }: { value: unknown }) =>
		typeof value === "object" && value !== null && names.every((name) => typeof Reflect.get(value, name) === "string");
}

export const userInputSchema = z
	.strictObject({ ...fields, newPassword: password, newPasswordRepeat: z.string().optional() })
	.refine(
		({ newPassword, newPasswordRepeat }) => newPasswordRepeat === undefined || newPassword === newPasswordRepeat,
		mismatch,
	)
	.refine(isUnambiguous, ambiguous);
export type UserInput = z.infer<typeof userInputSchema>;

const owned = {
	id: ignored,
	companyTitle: ignored,
	lastLogin: ignored,
	passwordRequestedAt: ignored,
	createdAt: ignored,
	updatedAt: ignored,
};

export const userSaveSchema = userInputSchema
	.safeExtend({ ...owned, version: ignored })
	.transform(inputOf(userInputSchema));

const editSchema = z.strictObject({
	...fields,
	newPassword: z.union([noPassword, password], "users.password_short"),
	newPasswordRepeat: z.string().max(PASSWORD_MAX).optional(),
});

/** The fields of the form for an existing user. */
export const userEditSchema = editSchema.refine(isRepeated, mismatch).refine(isUnambiguous, ambiguous);
export type UserEdit = z.infer<typeof userEditSchema>;

/** The whole user, as it was read; a field that has a default and isn't sent stays as it is. */
export const userUpdateSchema = editSchema
	.extend({
		notificationEmail: withoutDefault(fields.notificationEmail),
		name: withoutDefault(fields.name),
		enabled: withoutDefault(fields.enabled),
		customerNumber: withoutDefault(fields.customerNumber),
		language: withoutDefault(fields.language),
		...owned,
		version: z.int().positive(),
	})
	.refine(isRepeated, mismatch)
	.refine(isUnambiguous, ambiguous)
	.transform(({ id, companyTitle, lastLogin, passwordRequestedAt, createdAt, updatedAt, version, ...part }) => ({
		part,
		version,
	}));
export type UserPart = z.infer<typeof userUpdateSchema>["part"];

export const USER_SORT_FIELDS = ["id", "username", "email", "roles", "name", "lastLogin"] as const;
export const userListSchema = listInputSchema(USER_SORT_FIELDS, 100);
export type UserListInput = z.infer<typeof userListSchema>;

export const tokenCreateSchema = z.strictObject({ userId: z.int().positive() });

export const userSchema = z.strictObject({
	...fields,
	roles: z.array(z.enum(ROLES)),
	id: z.int(),
	companyTitle: z.string(),
	lastLogin: z.iso.datetime().nullable(),
	passwordRequestedAt: z.iso.datetime().nullable(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;
