import { z } from "zod";
import { PASSWORD_MAX } from "#worker/auth/auth.schema.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { anotherAdminSql, countAdminsSql, firstAdminSql, type NewAdmin } from "./admin/first-admin.rules.ts";
import { openPrompt } from "./admin/prompt.ts";
import { ENVIRONMENTS, environmentOf } from "./deploy/target.rules.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { holdState, releaseState } from "./local/running.ts";
import { CommandError, localSettings } from "./local/settings.ts";
import { executeSql, type Target } from "./local/wrangler-d1.ts";

const PASSWORD_MIN = 6;
const USERNAME_MIN = 4;

const USAGE = `npm run admin:create -- [options]

Creates the first administrator of an empty system. Asks for missing options.

  --another         one more, when nobody can sign in as the one there is; the audit log has it
  --remote          in the account instead of the local state
  --env staging     with --remote: the environment (default: production)
  --username NAME   at least ${USERNAME_MIN} characters
  --email ADDRESS
  --name NAME       the full name
  --company NAME    the company that runs this system; not with --another, which uses the first administrator's
  --password TEXT   at least ${PASSWORD_MIN} characters`;

const rowsSchema = z.tuple([z.object({ results: z.tuple([z.object({ admins: z.number() })]) })]);

/**
 * Creates the first administrator of an empty system, locally or with --remote in the account; users add later ones,
 * and --another one more when nobody can.
 */
await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		another: { type: "boolean", default: false },
		remote: { type: "boolean", default: false },
		env: { type: "string" },
		username: { type: "string" },
		email: { type: "string" },
		name: { type: "string" },
		company: { type: "string" },
		password: { type: "string" },
	});
	const { remote, env, ...given } = values;
	if (given.another && given.company !== undefined)
		throw new CommandError("--another uses the first administrator's company: leave out --company.");
	if (env !== undefined && !remote) throw new CommandError("--env is of the account: add --remote.");
	if (remote) {
		const environment = environmentOf(env ?? "production");
		if (!environment) throw new CommandError(`--env is one of: ${ENVIRONMENTS.join(", ")}.`);
		return create({ environment }, given);
	}
	const { stateDir } = localSettings();
	holdState(stateDir, "npm run admin:create");
	try {
		const { openLocalState } = await import("./local/local-state.ts");
		// Migrates it.
		await (await openLocalState(stateDir)).close();
		await create({ stateDir }, given);
	} finally {
		releaseState(stateDir);
	}
});

type Field = "username" | "email" | "name" | "company" | "password";
type Given = { [Key in Field]?: string | undefined } & { another: boolean };

async function create(target: Target, given: Given): Promise<void> {
	const before = await countAdmins(target);
	if (before > 0 && !given.another) {
		throw new CommandError(
			"There is an administrator already. Sign in as one and add users in the dashboard; if nobody can, use --another.",
		);
	}
	if (before === 0 && given.another) {
		throw new CommandError("There is no administrator who can sign in: leave out --another.");
	}
	const { password, company, ...rest } = await complete(given);
	const admin = { ...rest, passwordHash: await hashPassword(password) };
	const now = Date.now();
	await executeSql(
		target,
		company === undefined ? anotherAdminSql(admin, now) : firstAdminSql({ ...admin, company }, now),
	);
	if ((await countAdmins(target)) === before) {
		throw new CommandError("No user was added: the name or the e-mail address belongs to another user.");
	}
	const place = "environment" in target ? target.environment : target.stateDir;
	console.log(`${admin.username} can now sign in as an administrator of ${place}.`);
}

async function countAdmins(target: Target): Promise<number> {
	return rowsSchema.parse(JSON.parse(await executeSql(target, countAdminsSql)))[0].results[0].admins;
}

type Answers = Omit<NewAdmin, "passwordHash"> & { password: string; company: string | undefined };

/** Asks for values that were not given as options; without a terminal they are missing. */
async function complete(given: Given): Promise<Answers> {
	const terminal = process.stdin.isTTY ? openPrompt() : undefined;
	const ask = async (key: Field, question: string) => {
		const answer = given[key] ?? (await terminal?.ask(question, key === "password"));
		if (answer?.trim()) return key === "password" ? answer : answer.trim();
		throw new CommandError(`--${key} is missing.`);
	};
	try {
		const username = check(await ask("username", "User name"), isUserName, "user name is too short");
		const email = check(await ask("email", "E-mail"), isEmail, "e-mail address is not valid");
		const name = await ask("name", "Full name");
		const company = given.another ? undefined : await ask("company", "Company that runs this system");
		const password = await ask("password", `Password (at least ${PASSWORD_MIN} characters)`);
		return {
			username,
			email,
			name,
			company,
			password: check(password, isLongEnough, "password is too short or too long"),
		};
	} finally {
		terminal?.close();
	}
}

function isUserName(text: string): boolean {
	return text.length >= USERNAME_MIN;
}

function isEmail(text: string): boolean {
	return z.email().safeParse(text).success;
}

function isLongEnough(text: string): boolean {
	return text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX;
}

function check(text: string, isRight: (text: string) => boolean, problem: string): string {
	if (!isRight(text)) throw new CommandError(`The ${problem}.`);
	return text;
}
