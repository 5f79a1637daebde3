import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** About 90 ms of CPU and 16 MiB: what Workers allow. PBKDF2 above 100,000 rounds fails there. */
const COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The hash as it is kept: `scrypt$N$r$p$salt$key`, so that a higher cost can be told from an older one. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const key = await derive(password, salt);
	return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** True where the password is the hash's. Without a hash (an unknown name) it works as long and answers false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [, , , , salt, key] = (hash ?? NOBODY).split("$");
	const derived = await derive(password, Buffer.from(salt ?? "", "base64url"));
	const expected = Buffer.from(key ?? "", "base64url");
	return expected.length === derived.length && timingSafeEqual(expected, derived) && hash !== undefined;
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
	});
}
