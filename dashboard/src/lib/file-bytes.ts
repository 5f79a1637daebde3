const SLICE = 512 * 1024;

/**
 * A file's bytes, a slice at a time: memory stays small whatever the file's size, and the page stays quick, since the
 * browser comes in between two slices.
 */
export async function* bytesOf(file: Blob, slice = SLICE): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < file.size; at += slice) {
		yield new Uint8Array(await file.slice(at, at + slice).arrayBuffer());
	}
}
