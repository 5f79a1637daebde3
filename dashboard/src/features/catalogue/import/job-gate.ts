/** Pauses work between two pieces, and ends it when it is cancelled. */
export type JobGate = {
	signal: AbortSignal;
	cancel: () => void;
	pause: () => void;
	resume: () => void;
	/** Resolves when the next piece may begin; rejects once cancelled. */
	pass: () => Promise<void>;
};

export function createGate(): JobGate {
	const abort = new AbortController();
	let open: Promise<void> = Promise.resolve();
	let release = () => {};
	return {
		signal: abort.signal,
		cancel: () => {
			abort.abort();
			release();
		},
		pause: () => {
			open = new Promise((resolve) => {
				release = resolve;
			});
		},
		resume: () => release(),
		pass: async () => {
			await open;
			abort.signal.throwIfAborted();
		},
	};
}
