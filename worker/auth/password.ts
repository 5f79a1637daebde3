import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** About 90 ms of CPU and 16 MiB, which Workers allow. PBKDF2 with more than 100,000 rounds fails there. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const MAX_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The hash as it is stored: `scrypt$N$r$p$salt$key`, so that it stays valid when the cost is raised. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const key = await derive(password, salt, COST);
	return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** True if the password matches the hash. Without a hash (unknown name, user without a password) it takes as long. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [N, r, p, salt, key] = parse(hash) ?? parse(NOBODY) ?? [];
	const cost = { N: Number(N), r: Number(r), p: Number(p) };
	const derived = await derive(password, Buffer.from(salt ?? "", "base64url"), cost);
	const expected = Buffer.from(key ?? "", "base64url");
	return expected.length === derived.length && timingSafeEqual(expected, derived) && parse(hash) !== undefined;
}

const parse = (hash = "") => /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)?.slice(1);

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

function derive(password: string, salt: Uint8Array, cost: typeof COST): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const options = { ...cost, maxmem: MAX_BYTES };
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
