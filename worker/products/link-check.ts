import { isReachable } from "../http/public-address.ts";
import { requestOutside } from "../http/request-outside.ts";
import type { LinkCheck } from "./product.schema.ts";

const ANSWER_MS = 5000;
const REDIRECTS_MAX = 3;

/** Asks for a shop's page as a visitor would, and says what came. Each address on the way has to be a public one. */
export async function checkLink(env: Env, link: string): Promise<LinkCheck> {
	const signal = AbortSignal.timeout(ANSWER_MS);
	let url = link;
	for (let step = 0; step <= REDIRECTS_MAX; step++) {
		if (!isReachable(env, url)) return { status: null, error: "address" };
		let response: Response;
		try {
			response = await requestOutside(url, { signal, headers: { accept: "text/html" } });
		} catch (error) {
			return {
				status: null,
				error: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "connection",
			};
		}
		await response.body?.cancel();
		const location = response.headers.get("location");
		if (response.status < 300 || response.status > 399 || location === null)
			return { status: response.status, error: "" };
		if (!URL.canParse(location, url)) return { status: null, error: "address" };
		url = new URL(location, url).href;
	}
	return { status: null, error: "redirects" };
}
