import { DetailedError } from "hono/client";
import { workerOrigin } from "../../lib/api.ts";

/**
 * An answer to the finder's element, as the element asks for it, so that both share the browser's cache. Fails like the
 * other calls.
 */
export async function readDelivery<Value>(path: string): Promise<Value> {
	const response = await fetch(`${workerOrigin}/finder/v1/${path}`, { credentials: "omit" });
	if (!response.ok) {
		const data: unknown = await response.json().catch(() => null);
		throw new DetailedError(response.statusText, { statusCode: response.status, detail: { data } });
	}
	const value: Value = await response.json();
	return value;
}
