const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let remainder = byte;
	for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? POLYNOMIAL ^ (remainder >>> 1) : remainder >>> 1;
	return remainder;
});

/** CRC-32 as PNG uses it (PNG specification, annex D): an unsigned 32 bit number. */
export function crc32(bytes: Uint8Array): number {
	let remainder = 0xffffffff;
	for (const byte of bytes) remainder = (TABLE[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
	return (remainder ^ 0xffffffff) >>> 0;
}
