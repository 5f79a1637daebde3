import { workerOrigin } from "./api.ts";

/** An answer to the finder's element, as the element asks for it, so that both share the browser's cache. */
export async function readDelivery<Value>(path: string): Promise<Value> {
	const response = await fetch(`${workerOrigin}/finder/v1/${path}`, { credentials: "omit" });
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
	const value: Value = await response.json();
	return value;
}
