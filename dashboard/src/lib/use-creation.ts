import { useState } from "react";

/** Sent with a call that creates, so that the server does it once. */
export type OnceHeaders = { headers: { "Idempotency-Key": string } };

/**
 * A call that creates, as one form makes it: the same input sent again is the same request to the server, even where the
 * first answer got lost. Another input gets another key, since under the old one it would be refused (422).
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

/** Not crypto.randomUUID(), which a page without TLS (a test system in the house) lacks. */
const randomKey = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
