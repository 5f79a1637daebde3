import { createConnection, type Socket } from "node:net";

/** The encodings that a visitor's browser accepts. */
const ACCEPT = "Accept-Encoding: gzip, deflate, br, zstd";
const HEAD_END = "\r\n\r\n";
const READ_BYTES = 256 * 1024;

export type Connection = {
	/** Sends a request and returns its answer: head and body as they came. Throws unless it is 2xx. */
	ask(path: string): Promise<Buffer>;
	/**
	 * Sends the same request until a time, each when the last one is answered, and returns their durations in
	 * milliseconds. Throws for an answer that isn't the known one, by its bytes or at least by its ETag.
	 */
	repeat(path: string, known: Buffer, end: number): Promise<number[]>;
	close(): void;
};

/** Is given bytes as they come, and why there are no more. */
type Reader = { take(bytes: Buffer): void; fail(error: unknown): void };

/**
 * A connection that is kept, with one request at a time. Parsing every answer takes twice the processor time, and on few
 * cores the client would be the limit: known answers are only compared, in a buffer that is used again.
 */
export async function connect(host: string): Promise<Connection> {
	let reader: Reader | undefined;
	const buffer = Buffer.allocUnsafe(READ_BYTES);
	const [hostname = "", port = "80"] = host.split(":");
	const socket = await opened((onConnect) =>
		createConnection(
			{
				...{ host: hostname, port: Number(port), noDelay: true },
				onread: {
					buffer,
					callback(length) {
						try {
							reader?.take(buffer.subarray(0, length));
						} catch (error) {
							reader?.fail(error);
						}
						return true;
					},
				},
			},
			onConnect,
		),
	);
	const fail = (error: unknown) => reader?.fail(error);
	socket.on("error", fail).on("close", () => fail(new Error(`${host} closed the connection.`)));
	const requestOf = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${ACCEPT}\r\n\r\n`);
	return { ask, repeat, close: () => socket.destroy() };

	function ask(path: string): Promise<Buffer> {
		return new Promise((resolve, reject) => {
			let received = Buffer.alloc(0);
			const take = (bytes: Buffer) => {
				received = Buffer.concat([received, bytes]);
				if (!isWhole(received)) return;
				if (!isSuccess(received)) throw new Error(`${path} answered ${headOf(received)}`);
				resolve(received);
			};
			reader = { take, fail: reject };
			socket.write(requestOf(path));
		});
	}

	function repeat(path: string, known: Buffer, end: number): Promise<number[]> {
		const request = requestOf(path);
		const milliseconds: number[] = [];
		return new Promise((resolve, reject) => {
			let [at, start] = [0, performance.now()];
			let other: Buffer | undefined;
			const take = (bytes: Buffer) => {
				const upTo = at + bytes.byteLength;
				const isKnown = other === undefined && upTo <= known.byteLength && bytes.compare(known, at, upTo) === 0;
				if (isKnown) at = upTo;
				else other = Buffer.concat([other ?? known.subarray(0, at), bytes]);
				const isDone = other === undefined ? at === known.byteLength : isWhole(other);
				if (!isDone) return;
				if (other && !isSameContent(other, known)) throw new Error(`${path} answered something else: ${headOf(other)}`);
				const now = performance.now();
				milliseconds.push(now - start);
				if (now >= end) return resolve(milliseconds);
				[at, start, other] = [0, now, undefined];
				socket.write(request);
			};
			reader = { take, fail: reject };
			socket.write(request);
		});
	}
}

const opened = (open: (onConnect: () => void) => Socket): Promise<Socket> =>
	new Promise((resolve, reject) => {
		const socket = open(() => resolve(socket.off("error", reject)));
		socket.on("error", reject);
	});

const headOf = (received: Buffer): string | undefined => {
	const end = received.indexOf(HEAD_END);
	return end < 0 ? undefined : received.toString("latin1", 0, end);
};

function isWhole(received: Buffer): boolean {
	const head = headOf(received);
	if (head === undefined) return false;
	const body = /^content-length: *(\d+)$/im.exec(head)?.[1];
	if (body === undefined) throw new Error(`An answer without its length can't be counted:\n${head}`);
	return received.byteLength >= head.length + HEAD_END.length + Number(body);
}

const isSuccess = (received: Buffer): boolean => received.toString("latin1", 9, 10) === "2";

/** What was remembered is made anew now and then, and isn't packed yet. */
const isSameContent = (received: Buffer, known: Buffer): boolean =>
	isSuccess(received) && etagOf(received) !== undefined && etagOf(received) === etagOf(known);

const etagOf = (received: Buffer): string | undefined => /^etag: *(?:W\/)?(\S+)/im.exec(headOf(received) ?? "")?.[1];
