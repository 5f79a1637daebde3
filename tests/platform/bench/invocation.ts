import { D1_LIMITS, INVOCATION_LIMITS, TOO_MANY_CALLS } from "./limits.ts";
import type { Storage } from "./rules.ts";
import type { StorageRules } from "./storage-rules.ts";

export type RulesBinding = Service<StorageRules>;

/** Passes a call of the storage on, or throws what the platform would throw. */
export type Pass = <Result>(
	call: { storage: Storage; operation: string; text: string },
	send: () => Promise<Result>,
) => Promise<Result>;

/** The limits of one invocation of the worker: its calls, and how many of them run at once. */
export function createInvocation(rules: RulesBinding, name: string) {
	const id = crypto.randomUUID();
	let begun: Promise<void> | undefined;
	const counts = { subrequests: 0, d1: 0 };
	const waiting: (() => void)[] = [];
	let open = 0;
	return { pass, count };

	async function pass<Result>(
		call: { storage: Storage; operation: string; text: string },
		send: () => Promise<Result>,
	): Promise<Result> {
		if (++counts.subrequests > INVOCATION_LIMITS.subrequests) throw new Error(TOO_MANY_CALLS);
		if (call.storage === "d1" && ++counts.d1 > D1_LIMITS.callsAnInvocation) throw new Error(TOO_MANY_CALLS);
		await connect();
		try {
			begun ??= rules.begin(id, name);
			await begun;
			const { delayMs, refused, lost } = await rules.judge({ invocation: id, ...call });
			if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
			if (refused !== undefined) throw new Error(refused);
			const result = await send();
			if (lost !== undefined) throw new Error(lost);
			return result;
		} finally {
			open--;
			waiting.shift()?.();
		}
	}

	async function count(rowsRead: number, rowsWritten: number): Promise<void> {
		await rules.count(id, rowsRead, rowsWritten);
	}

	async function connect(): Promise<void> {
		if (open >= INVOCATION_LIMITS.connections) await new Promise<void>((resolve) => waiting.push(resolve));
		open++;
	}
}

export type Invoked = ReturnType<typeof createInvocation>;
