import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { seededRandom } from "#scripts/demo/seeded-random.ts";
import { rawRequest } from "./raw-request.ts";

type Random = ReturnType<typeof seededRandom>;

/** Every path of the worker, from the table of its calls. */
const CALLS = [
	...readFileSync(join(import.meta.dirname, "../worker/call-table.ts"), "utf8").matchAll(/"(GET|POST) (\/[^"]*)"/g),
]
	.map(([, method = "", path = ""]) => ({ method, path }))
	// The token must stay valid for later requests, and this platform has no static files to publish.
	.filter(({ path }) => !path.endsWith("token-revoke") && !path.endsWith("/publishing"));

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "get", "M-SEARCH"];
const LOCALES = ["", "", "", "/de", "/gr", "/xx", "//"];
const IDS = [
	"1",
	"0",
	"-1",
	"9007199254740993",
	"1e3",
	"%00",
	"%ff",
	"%E0%A4%A",
	"..%2f..",
	"%F0%9F%9A%97",
	"a".repeat(3000),
	"front",
];
/** `REAL`: a finder of the system, so that what is behind its id is reached as well. */
const REAL = "real";
const UUIDS = [REAL, REAL, "00000000-0000-4000-8000-000000000000", "not-a-uuid", "__proto__", "constructor"];
const QUERIES = [
	"",
	"",
	"",
	"?locale=de",
	"?locale=%ff",
	"?q=%00",
	"?finder=1&finder=2",
	"?vehicle=1-2016",
	"?token=%00",
	"?page=1e99",
	"?=&&==",
	"?model=[]",
];
const HOSTS = [
	"finder.test",
	"finder.test",
	"finder.test",
	"localhost:8787",
	"[::1]",
	"[::1",
	"a b",
	"",
	"%zz",
	"é.test",
	"x".repeat(300),
	"a:b:c",
	"finder.test:99999",
];
const TYPES = [
	"application/json",
	"application/json",
	"APPLICATION/JSON; charset=utf-8",
	"application/json, text/plain",
	"application/jsonx",
	"text/plain",
	"multipart/form-data; boundary=x",
	"multipart/form-data",
	"multipart/form-data; boundary=",
	"application/x-www-form-urlencoded",
	"\u00ff",
	"",
];
const BODIES = [
	"",
	"{}",
	"{",
	"null",
	"[]",
	'{"page":1,"search":"%_\'\\""}',
	'{"__proto__":{"a":1}}',
	'{"username":"a","password":"b"}',
	'{"companyId":1,"rows":[{"partKey":"BX0-20","onHand":1,"version":null}]}',
	'{"companyId":1,"items":[{"sku":"BX0-20","quantity":1}]}',
	'{"companyId":1,"url":"https://[::1]:0/","events":["order.created"]}',
	'{"orders":[{"id":1,"version":1}]}',
	'{"version":1}',
	'{"ids":[1]}',
	'{"id":1,"id":2}',
	'{"finderId":1,"specialPricing":{"1":1e999}}',
	`{"a":${"[".repeat(5000)}`,
	'{"a":"\\ud800"}',
	"\u00ff\u00fe\u0000{",
	'--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\u0089PNG\r\n\r\n--x--\r\n',
	"--x\r\n\r\n",
	"--x--",
	"x".repeat(70_000),
];
/** What anybody may write without signing in, with bodies that reach the database. */
const VISITORS_WRITES = CALLS.filter(({ method, path }) => method === "POST" && path.startsWith("/finder/"));
const VISITORS_BODIES: Readonly<Record<string, readonly string[]>> = {
	events: ['{"event":"ready"}', '{"event":"ready","page":"\\u202e"}'],
	vehicles: ['{"registration":"12-AB-34"}', '{"registration":"12-AB-34\\u0000"}'],
	"car-requests": [
		'{"car":"Lada \\u202e","email":"mina@visitor.example","page":"//","locale":"xx"}',
		'{"car":"Lada \\u0000","email":"mina@visitor.example"}',
		'{"vehicle":"1-2016","email":"mina@visitor.example"}',
	],
	confirm: ['--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n\u0000\r\n--x--\r\n'],
	erase: ["token=%00", '--x\r\nContent-Disposition: form-data; name="token"\r\n\r\nx\r\n--x--\r\n'],
};

const LENGTHS = [
	"right",
	"right",
	"right",
	"chunked",
	"chunked",
	"none",
	"0",
	"5",
	"-1",
	"1e3",
	"99999999999999999999",
	"abc",
	"both",
	"broken chunks",
	"twice",
];
const ENCODINGS = ["", "", "", "gzip", "br", "deflate", "identity, gzip", "x"];
const ORIGINS = ["", "", "null", "https://evil.example", "http://localhost:5173", "://", "\u00ff"];

/** A request that nobody would send on purpose, made of the worker's paths and of input that breaks parsers. */
export function madeUpRequest(random: Random, { token, uuid }: { token: string; uuid: string }): Buffer {
	const calls = random.chance(0.2) ? VISITORS_WRITES : CALLS;
	const known = calls[random.below(calls.length)] ?? { method: "GET", path: "/" };
	const own = VISITORS_BODIES[known.path.split("/").at(-1) ?? ""] ?? BODIES;
	const method = random.chance(0.7) ? known.method : random.pick(METHODS);
	const body = Buffer.from(random.pick(random.chance(0.6) ? own : BODIES), "latin1");
	const { lines, sent } = framed(random, random.pick(LENGTHS), random.chance(0.2) ? noise(random, body) : body);
	const headers = [
		`Host: ${random.pick(HOSTS)}`,
		"Connection: close",
		...optional(random, "Content-Type", TYPES, 0.8),
		...optional(random, "Content-Encoding", ENCODINGS, 0.2),
		...optional(random, "Origin", ORIGINS, 0.4),
		...optional(random, "Accept-Encoding", ENCODINGS, 0.4),
		...optional(random, "If-None-Match", ['"x"', "W/", "*", '"'.repeat(2000)], 0.2),
		...optional(random, "Idempotency-Key", ["k", "\u00ff", "", "x".repeat(500)], 0.2),
		...optional(
			random,
			"Authorization",
			[`Bearer ${token}`, `bearer ${token}`, "Bearer", `Bearer ${token} x`, "\u00ff"],
			0.7,
		),
		...lines,
	];
	return rawRequest(
		[`${method} ${target(random, known.path).replace(REAL, uuid)} HTTP/1.${random.chance(0.95) ? 1 : 0}`, ...headers],
		sent,
	);
}

const optional = (random: Random, name: string, values: readonly string[], probability: number): string[] =>
	random.chance(probability) ? [`${name}: ${random.pick(values)}`] : [];

function target(random: Random, path: string): string {
	const filled = path.replace(/:(\w+)/g, (_, name) => random.pick(name === "uuid" ? UUIDS : IDS));
	const end = random.chance(0.1) ? random.pick(["/", "//", "/%2e%2e/", ";a=b", "#x", "\\", "%"]) : "";
	return random.pick(LOCALES) + filled + end + random.pick(QUERIES);
}

/** How the body's length is given: correctly, chunked, incorrectly, or twice. */
function framed(random: Random, how: string, body: Buffer): { lines: string[]; sent: Buffer } {
	const length = `Content-Length: ${body.byteLength}`;
	const chunks = "Transfer-Encoding: chunked";
	if (how === "right") return { lines: [length], sent: body };
	if (how === "chunked") return { lines: [chunks], sent: chunked(random, body) };
	if (how === "none") return { lines: [], sent: body };
	if (how === "both") return { lines: [length, chunks], sent: chunked(random, body) };
	if (how === "twice") return { lines: [length, `Content-Length: ${body.byteLength + 1}`], sent: body };
	if (how === "broken chunks") return { lines: [chunks], sent: noise(random, chunked(random, body)) };
	return { lines: [`Content-Length: ${how}`], sent: body };
}

function chunked(random: Random, body: Buffer): Buffer {
	const pieces: Buffer[] = [];
	for (let at = 0; at < body.byteLength; ) {
		const piece = body.subarray(at, at + 1 + random.below(9000));
		pieces.push(Buffer.from(`${piece.byteLength.toString(16)}\r\n`), piece, Buffer.from("\r\n"));
		at += piece.byteLength;
	}
	return Buffer.concat([...pieces, Buffer.from("0\r\n\r\n")]);
}

/** The same bytes with a few of them changed, or cut short. */
function noise(random: Random, bytes: Buffer): Buffer {
	const changed = Buffer.from(
		bytes.subarray(0, random.chance(0.5) ? bytes.byteLength : random.below(bytes.byteLength + 1)),
	);
	for (let count = random.below(4); count > 0 && changed.byteLength > 0; count--) {
		changed[random.below(changed.byteLength)] = random.below(256);
	}
	return changed;
}
