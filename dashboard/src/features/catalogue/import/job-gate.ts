/** Pauses work between two pieces, and ends it when it is cancelled. */
export type JobGate = {
	signal: AbortSignal;
	cancel: () => void;
	/** Cancels it, and nothing of it is to be left. */
	discard: () => void;
	isDiscarded: () => boolean;
	pause: () => void;
	resume: () => void;
	/** Resolves when the next piece may begin; rejects once cancelled. */
	checkpoint: () => Promise<void>;
};

export function createJobGate(): JobGate {
	const abort = new AbortController();
	let opened: Promise<void> = Promise.resolve();
	let release = () => {};
	let isDiscarded = false;
	const cancel = () => {
		abort.abort();
		release();
	};
	return {
		signal: abort.signal,
		cancel,
		discard: () => {
			isDiscarded = true;
			cancel();
		},
		isDiscarded: () => isDiscarded,
		pause: () => {
			opened = new Promise((resolve) => {
				release = resolve;
			});
		},
		resume: () => release(),
		checkpoint: async () => {
			await opened;
			abort.signal.throwIfAborted();
		},
	};
}
