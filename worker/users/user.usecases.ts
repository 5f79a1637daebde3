import { hashPassword } from "../auth/password.ts";
import type { Database } from "../db/database.ts";
import type { Session } from "../http/env.ts";
import { notYourself } from "./user.errors.ts";
import type { User, UserInput, UserPart } from "./user.schema.ts";
import { createUserAdminRepository } from "./user-admin.repository.ts";

export async function createUser(db: Database, input: UserInput, by: Session, now: number): Promise<User> {
	return createUserAdminRepository(db).create(input, await hashPassword(input.newPassword), by, now);
}

type Save = { id: number; part: UserPart; version: number };

/** Administrators may change much about themselves, but not lock themselves out. */
export async function updateUser(db: Database, { id, part, version }: Save, by: Session, now: number): Promise<User> {
	if (id === by.userId) {
		if (part.enabled === false) throw notYourself("enabled");
		if (!part.roles.includes("ROLE_ADMIN")) throw notYourself("roles");
		if (part.company !== by.companyId) throw notYourself("company");
	}
	const passwordHash = part.newPassword ? await hashPassword(part.newPassword) : undefined;
	return createUserAdminRepository(db).update({ id, part, version, passwordHash }, by, now);
}
