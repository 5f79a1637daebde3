import { hashPassword } from "../auth/password.ts";
import type { Database } from "../db/database.ts";
import type { Session } from "../http/env.ts";
import { notYourself } from "./user.errors.ts";
import type { User, UserEdit, UserInput } from "./user.schema.ts";
import { createUserAdminRepository } from "./user-admin.repository.ts";

export async function createUser(db: Database, input: UserInput, by: Session, now: number): Promise<User> {
	return createUserAdminRepository(db).create(input, await hashPassword(input.newPassword), by, now);
}

type Save = { id: number; input: UserEdit; version: number };

/** Administrators may change much about themselves, but not lock themselves out. */
export async function updateUser(db: Database, { id, input, version }: Save, by: Session, now: number): Promise<User> {
	if (id === by.userId) {
		if (!input.enabled) throw notYourself("enabled");
		if (!input.roles.includes("ROLE_ADMIN")) throw notYourself("roles");
		if (input.company !== by.companyId) throw notYourself("company");
	}
	const passwordHash = input.newPassword ? await hashPassword(input.newPassword) : undefined;
	return createUserAdminRepository(db).update({ id, input, version, passwordHash }, by, now);
}
