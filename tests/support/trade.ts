import { type As, callsAs, signedIn } from "./system-calls.ts";

/** A company's user with a session. */
export type Trader = As & { companyId: number; username: string; email: string; token: string };

export type Trade = { shop: Trader; supplier: Trader; finder: { id: number; uuid: string } };

let serial = 0;
const unique = (name: string) => `${name}${Date.now().toString(36)}${++serial}`;

/** The answer's body; fails on any other than a good one. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
export async function made(answer: Promise<{ status: number; body: any }>): Promise<any> {
	const { status, body } = await answer;
	if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
	return body;
}

async function givenTrader(admin: As, name: string, parts: object, role = "ROLE_CUSTOMER"): Promise<Trader> {
	const company = await made(admin.post("/admin/api/company/save", { title: unique(`${name} `), ...parts }));
	const username = unique(name.toLowerCase());
	const email = `${username}@shop.example`;
	await made(
		admin.post("/admin/api/user/save", {
			...{ company: company.id, username, email, roles: [role], newPassword: "secret-1", language: "en" },
		}),
	);
	const { token } = await made(callsAs("").post("/api/login-check", { username, password: "secret-1" }));
	return { ...callsAs(token), companyId: company.id, username, email, token };
}

/** A shop that may sell all fronts, with a configuration, and the supplier that ships for it. */
export async function givenTrade(shopProductUrl: string): Promise<Trade> {
	const admin = await signedIn("admin");
	const supplier = await givenTrader(admin, "Hansa", { supplier: true });
	const { data } = await made(admin.post("/admin/api/assortment/list", { kind: "front", pageSize: 100 }));
	const allowedFrontAssortments = data.map(({ id }: { id: number }) => id);
	const shop = await givenTrader(admin, "Corner", { supplierId: supplier.companyId, allowedFrontAssortments });
	const label = unique("Finder ");
	const finder = await made(
		shop.post("/admin/api/config/save", { label, language: "en", currency: "€", shopProductUrl }),
	);
	return { shop, supplier, finder };
}

/** A key with all permissions, of a new API user of the trader's company. */
export async function givenKey({ companyId }: Trader): Promise<As & { key: string }> {
	const admin = await signedIn("admin");
	const username = unique("erp");
	const user = await made(
		admin.post("/admin/api/user/save", {
			...{ company: companyId, username, email: `${username}@shop.example`, roles: ["ROLE_API_USER"] },
			...{ newPassword: "secret-1", language: "en" },
		}),
	);
	const scopes = ["finders", "products", "orders", "stock"].map((area) => `${area}:write`);
	const { key } = await made(admin.post("/admin/api/api-key/save", { name: "ERP", user: user.id, scopes }));
	return { ...callsAs(key), key };
}
