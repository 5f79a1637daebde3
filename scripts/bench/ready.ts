import type { Miniflare } from "miniflare";

const Plain = globalThis.ArrayBuffer;
/** What Miniflare's message begins with, and grows by. */
const FIRST_BYTES = 4096;
/** More than the scripts of eight workers. Only what is written takes memory. */
const ROOM_BYTES = 128 * 1024 * 1024;

/** Gives a message that begins room for everything. */
const Roomy = new Proxy(Plain, {
	construct: (_, [length, ...rest]) => new Plain(length === FIRST_BYTES ? ROOM_BYTES : length, ...rest),
});

let starting = 0;

/**
 * Waits until a new Miniflare is ready. It writes its settings, with all scripts in them, into a buffer that it replaces by
 * a copy for every 4 KB more: 600 MB and 1.1 s of processor time for our worker's 5 MB. Here the buffer is large from the
 * beginning.
 */
export async function readyOf(miniflare: Miniflare): Promise<URL> {
	if (starting++ === 0) globalThis.ArrayBuffer = Roomy;
	try {
		return await miniflare.ready;
	} finally {
		if (--starting === 0) globalThis.ArrayBuffer = Plain;
	}
}
