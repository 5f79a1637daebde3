import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_KEY } from "#scripts/demo/world.ts";
import { ROOT } from "#scripts/local/settings.ts";
import { freePort } from "#tests/support/free-port.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";

const run = promisify(execFile);
const doc = readFileSync(join(ROOT, "docs/integrating.md"), "utf8");
const examples = (language: string) =>
	[...doc.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, text = ""]) => text);
const [current = "", enterOrder = ""] = examples("sh");
const [readAll = "", receiver = ""] = examples("js");

let folder: string;
let receiving: ChildProcess | undefined;

/** What `curl -s [-X METHOD] [-H HEADER]… [-d BODY] URL` does, for machines without it. */
const CURL = `#!${process.execPath}
const args = process.argv.slice(2), headers = {};
let method = "GET", body, url;
while (args.length) {
	const arg = args.shift();
	if (arg === "-s") continue;
	if (arg === "-X") method = args.shift();
	else if (arg === "-d") body = args.shift();
	else if (arg === "-H") { const [, name, value] = /^(.*?): (.*)$/.exec(args.shift()); headers[name] = value; }
	else url = arg;
}
fetch(url, { method, headers, body }).then((answer) => answer.text()).then((text) => process.stdout.write(text));
`;

function hasCurl(): boolean {
	try {
		execFileSync("curl", ["--version"]);
		return true;
	} catch {
		return false;
	}
}

beforeAll(() => {
	// Below the project, where the examples find the library that they import.
	folder = mkdtempSync(join(ROOT, "node_modules/.cache-integrating-"));
	if (!hasCurl()) {
		writeFileSync(join(folder, "curl"), CURL);
		chmodSync(join(folder, "curl"), 0o755);
	}
});
afterAll(() => {
	receiving?.kill();
	rmSync(folder, { recursive: true });
});

const env = () => ({
	...process.env,
	PATH: `${folder}:${process.env.PATH}`,
	WIPER_FINDER_URL: system.worker,
	WIPER_FINDER_KEY: DEMO_KEY,
});
const sh = async (script: string) => (await run("sh", ["-c", script], { env: env(), cwd: tmpdir() })).stdout;
const node = async (name: string, script: string) => {
	writeFileSync(join(folder, name), script);
	return (await run(process.execPath, [join(folder, name)], { env: env() })).stdout;
};

/** A signed event as the request of an HTTP client. */
function signedEvent(secret: string, event: string): Buffer {
	const at = new Date();
	const body = Buffer.from(event);
	const lines = [
		...["POST / HTTP/1.1", "Host: localhost", "Connection: close", `Content-Length: ${body.length}`],
		...["webhook-id: msg_1", `webhook-timestamp: ${Math.floor(at.getTime() / 1000)}`],
		`webhook-signature: ${new Webhook(secret).sign("msg_1", at, event)}`,
	];
	return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body]);
}

/** The status of the answer to a request whose only letter of two bytes comes in two packets. */
async function sentInTwo(port: number, request: Buffer): Promise<number> {
	const cut = request.findIndex((byte) => byte > 0x7f) + 1;
	const socket = connect({ port, noDelay: true });
	socket.write(request.subarray(0, cut));
	await setTimeout(200);
	socket.write(request.subarray(cut));
	return Number((await text(socket)).split(" ")[1]);
}

test("the examples of docs/integrating.md run: who, an order that is entered once, and all orders", async () => {
	expect(JSON.parse(await sh(current)).user.username).toBe("erp");
	const [first, again] = [JSON.parse(await sh(enterOrder)), JSON.parse(await sh(enterOrder))];
	expect(first).toMatchObject({ orderNumber: "2026-1001", quantity: 2 });
	expect(again.id).toBe(first.id);
	expect(await node("orders.mjs", readAll)).toContain(`2026-1001 ${first.status}`);
});

test("its receiver takes signed events and no others", async () => {
	const port = await freePort();
	const url = `http://localhost:${port}/`;
	const shop = await signedIn("shop");
	const { body: hook } = await shop.post("/admin/api/webhook/save", { url, events: ["order.created"] });
	writeFileSync(join(folder, "receiver.mjs"), receiver);
	receiving = spawn(process.execPath, [join(folder, "receiver.mjs")], {
		env: { ...env(), WEBHOOK_SECRET: hook.secret, PORT: String(port) },
	});
	let printed = "";
	receiving.stdout?.on("data", (piece) => {
		printed += String(piece);
	});
	await expect
		.poll(() =>
			fetch(url, { method: "POST", body: "{}" }).then(
				({ status }) => status,
				() => 0,
			),
		)
		.toBe(401);
	await shop.post(`/admin/api/webhook/${hook.id}/test`);
	await expect.poll(() => printed).toContain(`webhook.test {"webhook":${hook.id}}`);
	const deliveries = () => shop.post(`/admin/api/webhook/${hook.id}/deliveries`);
	await expect.poll(async () => (await deliveries()).body.data[0]).toMatchObject({ state: "delivered", status: 204 });
	expect(await sentInTwo(port, signedEvent(hook.secret, '{"type":"order.created","data":{"orderNumber":"З-1"}}'))).toBe(
		204,
	);
	await expect.poll(() => printed).toContain('order.created {"orderNumber":"З-1"}');
});
