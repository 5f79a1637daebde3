const SLICE = 512 * 1024;

/** A file's bytes in slices: constant memory for any size of file, and the page stays responsive between slices. */
export async function* bytesOf(file: Blob, slice = SLICE): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < file.size; at += slice) {
		yield new Uint8Array(await file.slice(at, at + slice).arrayBuffer());
	}
}
