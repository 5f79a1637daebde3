const BLOCK = 512;
const NUL = 0;

/**
 * An archive as npm reads it (ustar, POSIX.1-1988). The same files always give the same bytes: lock files hold the hash.
 */
export function tar(files: Iterable<[name: string, content: Buffer]>): Buffer {
	const entries = [...files].flatMap(([name, content]) => [headerOf(name, content.length), padded(content)]);
	return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

function headerOf(name: string, size: number): Buffer {
	const header = Buffer.alloc(BLOCK, NUL);
	if (name.length > 100) throw new Error(`too long for an archive: ${name}`);
	header.write(name, 0);
	header.write("0000644\0", 100);
	header.write("0000000\0", 108);
	header.write("0000000\0", 116);
	header.write(`${octal(size, 11)}\0`, 124);
	header.write(`${octal(0, 11)}\0`, 136);
	// The sum counts its own field as spaces.
	header.write(" ".repeat(8), 148);
	header.write("0", 156);
	header.write("ustar\0", 257);
	header.write("00", 263);
	let sum = 0;
	for (const byte of header) sum += byte;
	header.write(`${octal(sum, 6)}\0 `, 148);
	return header;
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");

const padded = (content: Buffer) => Buffer.concat([content, Buffer.alloc(-content.length & (BLOCK - 1), NUL)]);
