import { useState } from "react";

/** Sent with a call that saves or removes, so that the server does it once. */
export type IdempotencyHeaders = { headers: { "Idempotency-Key": string } };

/**
 * A form's call that writes: the same input sent again is the same request to the server, even if the first answer was
 * lost. Another input gets another key, because it would be rejected with the old one (422).
 */
export function useIdempotentCall<Input, Answer>(write: (input: Input, once: IdempotencyHeaders) => Promise<Answer>) {
	const [keys] = useState(() => new Map<string, string>());
	return async (input: Input): Promise<Answer> => {
		const body = JSON.stringify(input);
		const key = keys.get(body) ?? randomKey();
		keys.set(body, key);
		const answer = await write(input, { headers: { "Idempotency-Key": key } });
		keys.clear();
		return answer;
	};
}

/** Not crypto.randomUUID(), which needs TLS and is missing on local test systems. */
const randomKey = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
