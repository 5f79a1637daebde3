import { connect } from "node:net";

export type RawAnswer = { status: number; head: string };

const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})/;

/**
 * Sends bytes unchanged and ends the sending side, like a client that disconnects. Returns the first status line and
 * the rest; status 0 if the connection was closed without an answer, which is the runtime's own rejection.
 */
export function sendRaw(port: number, bytes: Uint8Array, milliseconds = 10_000): Promise<RawAnswer> {
	return new Promise((resolve) => {
		const pieces: Buffer[] = [];
		const socket = connect({ port, host: "127.0.0.1" });
		const done = () => {
			const head = Buffer.concat(pieces).toString("latin1");
			socket.destroy();
			resolve({ status: Number(STATUS_LINE.exec(head)?.[1] ?? 0), head });
		};
		socket.setTimeout(milliseconds, done);
		socket.on("data", (piece) => {
			pieces.push(piece);
			if (STATUS_LINE.test(Buffer.concat(pieces).toString("latin1")) && Buffer.concat(pieces).includes("\r\n\r\n"))
				done();
		});
		for (const end of ["end", "error", "close"] as const) socket.once(end, done);
		socket.end(bytes);
	});
}

/** A request of its lines and body, with HTTP's line ends. */
export const rawRequest = (lines: readonly string[], body: Uint8Array | string = ""): Buffer =>
	Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), Buffer.from(body)]);
