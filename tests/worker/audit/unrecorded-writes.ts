import { cheapHash } from "#tests/support/cheap-hash.ts";
import { ask, call, db, givenFailedDelivery, givenMessage, givenWebhook, type Reply } from "#tests/support/world.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { webhooksTable } from "#worker/db/schema/webhook.table.ts";
import type { World } from "./write-table.ts";

/** Writes without an entry whose faults other tests cover, and where. */
export const FAULTS_ELSEWHERE: Record<string, string> = {
	"POST /admin/api/user/change-password": "auth/password-faults.test.ts",
	"POST /api/user/reset-password": "auth/password-faults.test.ts",
	"POST /finder/v1/:uuid/events": "statistics/visits.test.ts: visits go through a queue",
	"POST /finder/v1/:uuid/vehicles": "registrations/registrations.test.ts: it only counts, and asks a register",
	"OPTIONS /finder/v1/*": "it writes nothing",
	"OPTIONS /finder/:uuid/*": "it writes nothing",
};

const password = "secret password";
const passwordHash = cheapHash(password);

const asShop = ({ shop }: World, path: string, body: unknown = {}) => call(path, { token: shop.token, body });

/** A webhook at an address that is never asked: the queue delivers while the test runs. */
async function givenSilentWebhook({ shop }: World): Promise<number> {
	const { id } = await givenWebhook(shop);
	await db.update(webhooksTable).set({ url: "https://localhost/hook" });
	return id;
}

/** A call of the page that a mail links to, for a request that waits for its confirmation. */
const linked = (action: "confirm" | "erase") => async (world: World) => {
	const token = newToken();
	await db.insert(carRequestsTable).values({
		...{ finderId: world.finder.id, carKey: "text lada", car: "Lada", searched: "lada", locale: "en", page: "" },
		...{ email: "mina@visitor.example", emailKey: "mina@visitor.example", confirmTokenHash: hashToken(token) },
		...{ createdAt: Date.now(), mailedAt: Date.now(), expiresAt: Date.now() + 60_000 },
	});
	const body = new FormData();
	body.set("token", token);
	return ask(new Request(`https://finder.test/finder/car-request/${action}`, { method: "POST", body }));
};

/** Calls that change something and leave no entry in the log, done once. */
export const UNRECORDED_WRITES: Record<string, { write: (world: World) => Promise<Reply> }> = {
	"POST /api/login-check": {
		write: async ({ shop }) => {
			const [user] = await db.update(usersTable).set({ passwordHash }).returning();
			return call("/api/login-check", { body: { username: user?.username ?? String(shop.id), password } });
		},
	},
	"POST /api/user/forget-password": {
		write: async () => {
			const [user] = await db.select().from(usersTable);
			return call("/api/user/forget-password", { body: { email: user?.email } });
		},
	},
	"POST /admin/api/user/token-revoke": { write: (world) => asShop(world, "/admin/api/user/token-revoke") },
	"POST /admin/api/webhook/:id/test": {
		write: async (world) => asShop(world, `/admin/api/webhook/${await givenSilentWebhook(world)}/test`),
	},
	"POST /admin/api/webhook/delivery/:id/resend": {
		write: async (world) => {
			const delivery = await givenFailedDelivery(await givenSilentWebhook(world));
			return asShop(world, `/admin/api/webhook/delivery/${delivery}/resend`);
		},
	},
	"POST /admin/api/message/read": {
		write: async (world) => asShop(world, "/admin/api/message/read", { upTo: await givenMessage(world.shop) }),
	},
	"POST /admin/api/message/:id/read": {
		write: async (world) => asShop(world, `/admin/api/message/${await givenMessage(world.shop)}/read`),
	},
	"POST /finder/v1/:uuid/car-requests": {
		write: async ({ finder: { uuid } }) => {
			await db.update(findersTable).set({ carRequests: true });
			return call(`/finder/v1/${uuid}/car-requests`, { body: { car: "Lada", email: "mina@visitor.example" } });
		},
	},
	"POST /finder/car-request/confirm": { write: linked("confirm") },
	"POST /finder/car-request/erase": { write: linked("erase") },
};
