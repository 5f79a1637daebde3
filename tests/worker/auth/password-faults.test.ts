import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { losing } from "#tests/support/losing-database.ts";
import { ask, call, db, givenUser } from "#tests/support/world.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { passwordResetsTable } from "#worker/db/schema/session.table.ts";
import { freshState } from "../fresh-state.ts";

const passwordHash = cheapHash("old password");

type Change = { path: string; token?: string; body: object };

const toRequest = ({ path, token, body }: Change) =>
	new Request(`https://finder.test${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
		body: JSON.stringify(body),
	});

const signsIn = async (username: string, password: string) =>
	(await call("/api/login-check", { body: { username, password } })).status === 200;

async function byLink(user: { id: number }): Promise<Change> {
	const token = newToken();
	await db.insert(passwordResetsTable).values({ userId: user.id, tokenHash: hashToken(token), createdAt: Date.now() });
	return { path: "/api/user/reset-password", body: { token, password: "new password" } };
}

const bySession = async ({ token }: { token: string }): Promise<Change> => ({
	path: "/admin/api/user/change-password",
	token,
	body: { currentPassword: "old password", newPassword: "new password" },
});

test.each([
	["changed", bySession],
	["set by a mailed link", byLink],
])(
	"a password %s while the database fails is the old one or the new one, and repeating it ends with the new one",
	async (_, prepare) => {
		const doing = async (failing: number) => {
			await freshState();
			const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
			const change = await prepare(user);
			const { seen, bindings } = losing(failing);
			const reply = await ask(toRequest(change), bindings);
			return { user, change, reply, calls: seen.calls };
		};
		const { calls } = await doing(0);
		expect(calls).toBeGreaterThan(1);
		for (let failing = 1; failing <= calls; failing++) {
			const { user, change, reply } = await doing(failing);
			if (reply.status >= 300)
				expect([failing, reply.status, reply.headers.get("retry-after")]).toEqual([failing, 503, "2"]);
			const isNew = await signsIn(user.username, "new password");
			expect([failing, await signsIn(user.username, "old password")]).toEqual([failing, !isNew]);
			if (!isNew) expect([failing, (await ask(toRequest(change), env)).status]).toEqual([failing, 200]);
			expect(await signsIn(user.username, "new password")).toBe(true);
		}
	},
	60_000,
);
