import pRetry from "p-retry";

/** Does the work again, twice at most, when the local runtime closes a connection, as it does on a machine that is busy. */
export const repeatLost = <Value>(work: () => Promise<Value>): Promise<Value> =>
	pRetry(work, {
		retries: 2,
		minTimeout: 100,
		// Of these, p-retry repeats lost connections only.
		shouldRetry: ({ error }) => error instanceof TypeError,
	});
