import { scryptSync } from "node:crypto";

const COST = { N: 2, r: 8, p: 1 };

/** A stored hash of a password, at a thousandth of the cost: for tests that sign in, but don't prove what that costs. */
export function cheapHash(password: string): string {
	const salt = Buffer.alloc(16);
	const key = scryptSync(password, salt, 32, COST);
	return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}
