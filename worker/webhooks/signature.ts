import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A signing secret in the form of Standard Webhooks: `whsec_` and the bytes as base64. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** How long a secret is (characters). */
export const SECRET_LENGTH = PREFIX.length + 4 * Math.ceil(SECRET_BYTES / 3);

type Sent = { id: string; at: number; body: string };

/**
 * The headers by which a receiver checks who sent it (github.com/standard-webhooks/standard-webhooks, version 1): one
 * signature for each secret. `at`: milliseconds since 1970.
 */
export function signedHeaders({ id, at, body }: Sent, secrets: readonly string[]): Record<string, string> {
	const timestamp = String(Math.floor(at / 1000));
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice(PREFIX.length), "base64");
		return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
	});
	return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
