import { useEffect } from "react";
import type { ImportState, Progress } from "#worker/imports/import.schema.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useWrite } from "../../lib/use-write.ts";
import { withRetry } from "./with-retry.ts";

/** Closing the dialog doesn't take a decision back. */
export const { signal: neverAborted } = new AbortController();

type Activated = { id: number; state: ImportState; activating: Progress | null; refusal: string | null };

type Calls<Entry> = {
	/** Starts it, and watches for a while: repeated until it has ended. */
	activate: (id: number) => Promise<Entry>;
	/** Keeps what is known of it, for its query. */
	show: (entry: Entry) => void;
	/** Loads again what it has changed. */
	refresh: () => Promise<unknown>;
	refetch: () => unknown;
};

/** Has the server activate an import and follows it, also one that was left while it was under way. */
export function useActivation<Entry extends Activated>(entry: Entry, calls: Calls<Entry>) {
	const { mutate, isPending, isError } = useWrite({
		// It can take minutes: no form waits for it.
		meta: { background: true },
		mutationFn: async () => {
			for (;;) {
				const answer = await withRetry(neverAborted, () => calls.activate(entry.id));
				calls.show(answer);
				if (answer.state === "activated") return;
			}
		},
		onMutate: () => calls.show({ ...entry, activating: entry.activating ?? { done: 0, total: 0 }, refusal: null }),
		onSuccess: () => void calls.refresh(),
		onError: (error) => {
			showProblem(error);
			void calls.refetch();
		},
	});
	const isLeft = entry.activating !== null && !isPending;
	// A run that was cut off goes on with the next call.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was under way before
	useEffect(() => {
		if (isLeft) void mutate();
	}, []);
	return { activate: mutate, isRunning: isPending || entry.activating !== null, hasFailed: isError };
}
