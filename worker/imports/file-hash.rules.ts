const SLICE = 1024 * 1024;

/**
 * The identity of a file of any size, in constant memory: SHA-256, hex, over the SHA-256 of each mebibyte. (Platforms
 * hash only whole buffers with SHA-256.)
 */
export class FileHash {
	#slice = new Uint8Array(SLICE);
	#filled = 0;
	#digests: Uint8Array[] = [];

	async push(bytes: Uint8Array): Promise<void> {
		for (let at = 0; at < bytes.length; ) {
			const taken = bytes.subarray(at, at + SLICE - this.#filled);
			this.#slice.set(taken, this.#filled);
			this.#filled += taken.length;
			at += taken.length;
			if (this.#filled === SLICE) await this.#close();
		}
	}

	async digest(): Promise<string> {
		await this.#close();
		const all = await new Blob(this.#digests.map((digest) => new Uint8Array(digest))).arrayBuffer();
		const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
		return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	}

	async #close(): Promise<void> {
		const digest = await crypto.subtle.digest("SHA-256", this.#slice.subarray(0, this.#filled));
		this.#digests.push(new Uint8Array(digest));
		this.#filled = 0;
	}
}
