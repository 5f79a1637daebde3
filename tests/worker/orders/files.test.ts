import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bytes, jpegSegment, png, pngChunk, tiff, withSegments } from "#tests/support/images.ts";
import { type Content, givenOrder, givenParties, uploadFile as upload } from "#tests/support/orders.ts";
import { call, db, get, givenCompany, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { fileUploadsTable } from "#worker/db/schema/media.table.ts";
import { orderFilesTable } from "#worker/db/schema/order.table.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { encodeImage, writeImage } from "#worker/media/encode-image.ts";
import { FILES_AN_HOUR, ORDER_FILES_MAX } from "#worker/orders/order.rules.ts";

afterEach(() => {
	vi.useRealTimers();
});

const PDF = "%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9]);

const objects = async () => (await env.MEDIA.list({ prefix: "orders/" })).objects.length;

test("PDF, PNG, JPEG and CSV are known by their bytes; both companies and administrators get them as attachments", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "accepted" });
	const admin = await givenUser("ROLE_ADMIN");
	const stranger = await givenUser("ROLE_CUSTOMER");
	const contents: [Content, string, string][] = [
		[PDF, "Bestätigung № 1.html", "application/pdf"],
		[png(), "a.pdf", "image/png"],
		[JPEG, "b", "image/jpeg"],
		["order;date\nA;1\n", "c.exe", "text/csv; charset=utf-8"],
	];
	for (const [content, name, type] of contents) {
		const { status, body } = await upload(parties.shipper.token, order.id, content, name);
		expect([status, body.type]).toEqual([201, type]);
		const path = `/admin/api/order/${order.id}/files/${body.id}`;
		for (const { token } of [parties.shop, parties.shipper, admin]) {
			const reply = await get(path, { token });
			expect([reply.status, reply.headers.get("content-type")]).toEqual([200, type]);
			expect(reply.headers.get("content-disposition")).toMatch(
				/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/,
			);
			expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
			expect(reply.headers.get("cache-control")).toBe("no-store");
		}
		const foreign = await get(path, { token: stranger.token });
		const missing = await get(`/admin/api/order/${order.id}/files/999999`, { token: stranger.token });
		expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
	}
	const other = await givenOrder(await givenParties());
	const { files } = (await get(`/admin/api/order/${order.id}`, { token: parties.shop.token })).body;
	expect(files.map(({ name }: { name: string }) => name)).toEqual([
		...["Bestätigung № 1.pdf", "a.png", "b.jpg", "c.csv"],
	]);
	// A file is found under its own order alone.
	expect((await get(`/admin/api/order/${other.id}/files/${files[0].id}`, { token: admin.token })).status).toBe(404);
});

test.each([
	["little", false],
	["big", true],
])(
	"a photo is downloaded upright and without the place where it was taken, written %s endian",
	async (_, isBigEndian) => {
		const parties = await givenParties();
		const { id } = await givenOrder(parties, { status: "accepted" });
		const place = "52.5163N 13.3777E";
		const camera = tiff(6, place, isBigEndian);
		const photo = withSegments(
			await writeImage(env.IMAGES, png({ width: 40, height: 30 }), "image/jpeg", {}),
			...[jpegSegment(0xe1, "Exif\0\0", camera), jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0", place)],
		);
		const scan = png({ width: 40, height: 30, extra: [pngChunk("eXIf", camera), pngChunk("iTXt", bytes(place))] });
		for (const file of [photo, scan]) {
			const { body } = await upload(parties.shipper.token, id, bytes(file));
			const reply = await get(`/admin/api/order/${id}/files/${body.id}`, { token: parties.shop.token });
			expect([reply.status, reply.text.includes(place)]).toEqual([200, false]);
			const [row] = await db.select().from(orderFilesTable).where(eq(orderFilesTable.id, body.id));
			const stored = new Uint8Array(await (await env.MEDIA.get(row!.key))!.arrayBuffer());
			expect([body.bytes, reply.headers.get("content-length")]).toEqual([stored.length, String(stored.length)]);
			const { width, height } = await encodeImage(env.IMAGES, stored);
			expect([width, height]).toEqual([30, 40]);
		}
	},
);

test.each([
	["markup", "<html><script>alert(1)</script>;,\n", 415, "orders.file_type_invalid"],
	["SVG", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 415, "orders.file_type_invalid"],
	["a zip", "PK\u0003\u0004;;;", 415, "orders.file_type_invalid"],
	["nothing", "", 415, "orders.file_type_invalid"],
	["text that is no table", "hello", 415, "orders.file_type_invalid"],
	["a PDF that was cut short", "%PDF-1.7\n1 0 obj", 400, "orders.file_damaged"],
	["a PNG that was cut short", png().slice(0, 40), 400, "orders.file_damaged"],
	["too much", new Uint8Array(10 * 1024 * 1024 + 1), 413, "orders.file_too_big"],
])("%s is refused, and leaves nothing", async (_, content, status, code) => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "accepted" });
	const reply = await upload(parties.shipper.token, order.id, content);
	expect([reply.status, reply.body.error.code]).toEqual([status, code]);
	expect([await db.$count(orderFilesTable), await objects()]).toEqual([0, 0]);
});

test.each(["../../etc/passwd", "C:\\x\\y.pdf", "\u202Efdp.exe", `${"x".repeat(2000)}.pdf`, "..", '"><b>'])(
	"the name %j becomes no key and no header",
	async (name) => {
		const parties = await givenParties();
		const order = await givenOrder(parties, { status: "processing" });
		const { body } = await upload(parties.shipper.token, order.id, PDF, name);
		expect(body.name).toMatch(/^[^/\\<>"\u202E\r\n]{1,124}\.pdf$/);
		const [row] = await db.select().from(orderFilesTable);
		expect(row?.key).toMatch(new RegExp(`^orders/${order.id}/${parties.supplierId}/[0-9a-f]{64}\\.pdf$`));
		const reply = await get(`/admin/api/order/${order.id}/files/${body.id}`, { token: parties.shop.token });
		expect(reply.status).toBe(200);
	},
);

test("files come from the supplier while it has the order, and after it is confirmed", async () => {
	const parties = await givenParties();
	for (const status of ["locked", "open", "notavail", "accepted", "processing", "confirmed"] as const) {
		const order = await givenOrder(parties, { status });
		const isTaking = ["accepted", "processing", "confirmed"].includes(status);
		const seen = await get(`/admin/api/order/${order.id}`, { token: parties.shipper.token });
		const reply = await upload(parties.shipper.token, order.id, PDF);
		expect([status, reply.status, seen.body.mayUpload]).toEqual([status, isTaking ? 201 : 409, isTaking]);
	}
	const order = await givenOrder(parties, { status: "accepted" });
	expect((await upload(parties.shop.token, order.id, PDF)).body.error.code).toBe("orders.not_your_move");
});

test("a company's files are limited by the hour, whatever their orders, one company's apart from another's", async () => {
	// The hour doesn't end meanwhile.
	vi.useFakeTimers({ toFake: ["Date"] });
	const [parties, others] = [await givenParties(), await givenParties()];
	const orders = [await givenOrder(parties, { status: "accepted" }), await givenOrder(parties, { status: "accepted" })];
	const [first, second] = orders.map(({ id }) => id);
	const token = parties.shipper.token;
	await upload(token, first!, PDF);
	await db.update(fileUploadsTable).set({ uploads: FILES_AN_HOUR - 1 });
	const replies = await Promise.all([1, 2, 3].map((at) => upload(token, at % 2 ? first! : second!, `${PDF}% ${at}`)));
	expect(replies.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
	const refused = replies.find(({ status }) => status === 429);
	expect(refused?.body.error.code).toBe("orders.files_quota");
	expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(await objects()).toBe(2);
	const theirs = await givenOrder(others, { status: "accepted" });
	expect((await upload(others.shipper.token, theirs.id, PDF)).status).toBe(201);
	await cleanUp(env, Date.now() + 3_600_000);
	expect(await db.$count(fileUploadsTable)).toBe(0);
});

test("the same file twenty times at once is one file, recorded once", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "accepted" });
	const replies = await Promise.all(Array.from({ length: 20 }, () => upload(parties.shipper.token, order.id, PDF)));
	expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	expect([await db.$count(orderFilesTable), await objects()]).toEqual([1, 1]);
	expect(await db.$count(auditEntriesTable, eq(auditEntriesTable.action, "upload"))).toBe(1);
});

test("a file against 'not available' at once: either the file was first, or it is refused; never a file after it", async () => {
	const parties = await givenParties();
	for (let round = 0; round < 10; round++) {
		const order = await givenOrder(parties, { status: "accepted" });
		const [file, move] = await Promise.all([
			upload(parties.shipper.token, order.id, PDF),
			call(`/admin/api/order/${order.id}/notavail`, {
				...{ token: parties.shipper.token, body: { version: 1, reason: "Sold out" } },
			}),
		]);
		expect(move.status).toBe(200);
		expect([201, 409]).toContain(file.status);
		const stored = await db.$count(orderFilesTable, eq(orderFilesTable.orderId, order.id));
		expect(stored).toBe(file.status === 201 ? 1 : 0);
	}
});

test("a file confirms the order only until it is ordered again; uploaded again, it does", async () => {
	const parties = await givenParties();
	const { id } = await givenOrder(parties, { status: "accepted" });
	const { shop, shipper } = parties;
	const make = (token: string, move: string, version: number, details = {}) =>
		call(`/admin/api/order/${id}/${move}`, { token, body: { version, ...details } });
	await upload(shipper.token, id, PDF);
	await upload(shipper.token, id, JPEG);
	await make(shipper.token, "notavail", 1, { reason: "Sold out" });
	await make(shop.token, "reorder", 2);
	const accepted = await make(shipper.token, "accept", 3);
	expect(accepted.body.files.map(({ earlier }: { earlier: boolean }) => earlier)).toEqual([true, true]);
	const refused = await make(shipper.token, "confirm", 4);
	expect([refused.status, refused.body.error?.code]).toEqual([409, "orders.file_missing"]);

	const again = await upload(shipper.token, id, PDF);
	expect([again.status, again.body.earlier]).toEqual([201, false]);
	expect(await db.$count(auditEntriesTable, eq(auditEntriesTable.action, "upload"))).toBe(3);
	const { body } = await make(shipper.token, "confirm", 4);
	expect(body.status).toBe("confirmed");
	expect(body.files.map(({ earlier }: { earlier: boolean }) => earlier)).toEqual([false, true]);
});

const moveAs =
	(id: number) =>
	(token: string, move: string, version: number, details = {}) =>
		call(`/admin/api/order/${id}/${move}`, { token, body: { version, ...details } });

/** One supplier ships no more; another one ships for the mandant. */
async function ship(mandantId: number, former: number, supplierId: number) {
	await db.update(companiesTable).set({ supplier: false }).where(eq(companiesTable.id, former));
	await db.update(companiesTable).set({ supplier: true }).where(eq(companiesTable.id, supplierId));
	await db.update(companiesTable).set({ supplierId }).where(eq(companiesTable.id, mandantId));
}

test("an order has room for as many files in each round; those that are there are uploaded again when it is full", async () => {
	const parties = await givenParties();
	const { id } = await givenOrder(parties, { status: "accepted" });
	const { shop, shipper } = parties;
	const make = moveAs(id);
	const table = (at: number) => `order;number\nA;${at}\n`;
	for (let at = 0; at < ORDER_FILES_MAX; at++) expect((await upload(shipper.token, id, table(at))).status).toBe(201);
	const stored = await objects();
	const refused = await upload(shipper.token, id, PDF);
	expect([refused.status, refused.body.error?.code, await objects()]).toEqual([409, "orders.files_exceeded", stored]);
	expect((await upload(shipper.token, id, table(7))).status).toBe(201);

	await make(shipper.token, "notavail", 1, { reason: "Sold out" });
	await make(shop.token, "reorder", 2);
	await make(shipper.token, "accept", 3);
	expect((await upload(shipper.token, id, PDF)).status).toBe(201);
	expect((await make(shipper.token, "confirm", 4)).body.status).toBe("confirmed");
});

test("a supplier that takes over sees no file of the one before, and the same bytes are a file of its own", async () => {
	const parties = await givenParties();
	const { id } = await givenOrder(parties, { status: "accepted" });
	const { shop, shipper, mandantId } = parties;
	const admin = await givenUser("ROLE_ADMIN");
	const make = moveAs(id);
	const first = (await upload(shipper.token, id, PDF, "of the first.pdf")).body;
	const byAdmin = (await upload(admin.token, id, JPEG, "for the first.jpg")).body;
	await make(shipper.token, "notavail", 1, { reason: "Sold out" });
	const supplierId = await givenCompany({ supplier: true });
	const second = await givenUser("ROLE_CUSTOMER", supplierId);
	await ship(mandantId, parties.supplierId, supplierId);
	await make(shop.token, "reorder", 2);
	const accepted = await make(second.token, "accept", 3);
	expect([accepted.status, accepted.body.files]).toEqual([200, []]);
	const filesFor = async (token: string): Promise<{ id: number; name: string; earlier: boolean }[]> =>
		(await get(`/admin/api/order/${id}`, { token })).body.files;
	const statusFor = async (token: string, file: number) =>
		(await get(`/admin/api/order/${id}/files/${file}`, { token })).status;
	for (const file of [first, byAdmin]) {
		expect(await statusFor(second.token, file.id)).toBe(404);
		for (const { token } of [shop, admin]) expect(await statusFor(token, file.id)).toBe(200);
	}

	const own = (await upload(second.token, id, PDF, "of the second.pdf")).body;
	expect([own.name, own.earlier, own.id === first.id]).toEqual(["of the second.pdf", false, false]);
	expect((await filesFor(second.token)).map((file) => file.id)).toEqual([own.id]);
	for (const { token } of [shop, admin])
		expect((await filesFor(token)).map(({ name, earlier }) => [name, earlier])).toEqual([
			["of the first.pdf", true],
			["for the first.jpg", true],
			["of the second.pdf", false],
		]);

	// Ordered again from the first one, each finds its own.
	await make(second.token, "notavail", 4, { reason: "Sold out" });
	await ship(mandantId, supplierId, parties.supplierId);
	await make(shop.token, "reorder", 5);
	expect((await filesFor(shipper.token)).map((file) => file.id)).toEqual([first.id, byAdmin.id]);
	expect(await statusFor(shipper.token, own.id)).toBe(404);
});

test("a store that fails leaves no file that can't be read", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "accepted" });
	const put = () => Promise.reject(new Error("put: We encountered an internal error. Please try again. (10001)"));
	const MEDIA: R2Bucket = Object.assign(Object.create(env.MEDIA), { put, head: env.MEDIA.head.bind(env.MEDIA) });
	const reply = await upload(parties.shipper.token, order.id, PDF, "a.pdf", { ...env, MEDIA });
	expect([reply.status, await db.$count(orderFilesTable)]).toEqual([503, 0]);
});

test("the uploaded file lets the supplier confirm the order", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "processing" });
	await upload(parties.shipper.token, order.id, PDF, "Personal Name.pdf");
	const { body } = await call(`/admin/api/order/${order.id}/confirm`, {
		...{ token: parties.shipper.token, body: { version: 1 } },
	});
	expect([body.status, body.files.length]).toEqual(["confirmed", 1]);
	expect(JSON.stringify(await db.select().from(auditEntriesTable))).not.toContain("Personal");
});
