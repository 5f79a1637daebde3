import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "#scripts/local/call.ts";
import { CommandError } from "#scripts/local/settings.ts";

/** Attempts of a call that may fail temporarily: every call of an import can be repeated. */
const TRIES = 5;

/** POSTs (or GETs, without a body) JSON and returns the answer; an error becomes the command's message. */
export async function callJson<Answer>(
	call: Call,
	path: string,
	body?: unknown,
): Promise<{ status: number; answer: Answer }> {
	const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
	const response = await withRetry(() => call(path, body === undefined ? {} : post));
	const text = await response.text();
	if (!response.ok) throw new CommandError(refusal(response.status, text));
	const answer: Answer = JSON.parse(text);
	return { status: response.status, answer };
}

/** Repeats a call that failed in transit, or because the system is temporarily unavailable. */
export async function withRetry(send: () => Promise<Response>): Promise<Response> {
	for (let left = TRIES - 1; ; left--) {
		const sent = await send().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
		const mayPass = sent instanceof Error || sent.status === 503 || sent.status === 429;
		if (!mayPass) return sent;
		if (left === 0) {
			throw new CommandError(
				sent instanceof Error
					? `The system can't be reached: ${sent.message}. Run the same command again to continue.`
					: "The system is overloaded. Run the same command again to continue.",
				{ cause: sent },
			);
		}
		const seconds = sent instanceof Error ? 1 : Number(sent.headers.get("retry-after") ?? 2);
		await pause(seconds * 1000);
	}
}

type Refusal = { error?: { code?: string; message?: string; fields?: { path: string; code: string }[] } };

function refusal(status: number, text: string): string {
	const { error }: Refusal = text.startsWith("{") ? JSON.parse(text) : {};
	const fields = (error?.fields ?? []).map(({ path, code }) => `\n  ${path}: ${code}`);
	return `${error?.message ?? "The system refused."} (${status} ${error?.code ?? ""})${fields.join("")}`;
}
