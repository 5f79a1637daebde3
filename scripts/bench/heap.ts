const HEAP_FLAGS = "MINIFLARE_WORKERD_V8_FLAGS";

/**
 * Starts a runtime whose isolates have so many megabytes without buffers; one that needs more ends the runtime. It reads its
 * flags from the environment some time before it is ready.
 */
export async function withHeap<Result>(heapMb: number | undefined, start: () => Promise<Result>): Promise<Result> {
	const before = process.env[HEAP_FLAGS];
	if (heapMb !== undefined) process.env[HEAP_FLAGS] = `--max-old-space-size=${heapMb} --expose-gc`;
	try {
		return await start();
	} finally {
		if (before === undefined) delete process.env[HEAP_FLAGS];
		else process.env[HEAP_FLAGS] = before;
	}
}
