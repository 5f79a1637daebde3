import { useState } from "react";

/** Sent with a call that creates, so that the server does it once. */
export type OnceHeaders = { headers: { "Idempotency-Key": string } };

/**
 * A form's call that creates: the same input sent again is the same request to the server, even if the first answer was
 * lost. Another input gets another key, because it would be rejected with the old one (422).
 */
export function useCreation<Input, Created>(create: (input: Input, once: OnceHeaders) => Promise<Created>) {
	const [keys] = useState(() => new Map<string, string>());
	return async (input: Input): Promise<Created> => {
		const body = JSON.stringify(input);
		const key = keys.get(body) ?? randomKey();
		keys.set(body, key);
		const created = await create(input, { headers: { "Idempotency-Key": key } });
		keys.clear();
		return created;
	};
}

/** Not crypto.randomUUID(), which needs TLS and is missing on local test systems. */
const randomKey = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
