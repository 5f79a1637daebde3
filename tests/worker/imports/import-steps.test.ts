import { describe, expect, test } from "vitest";
import { FILES, givenFile, givenSentFile } from "#tests/support/import-kinds.ts";
import type { Reply } from "#tests/support/world.ts";

const atOnce = (times: number, step: () => Promise<Reply>) => Promise.all(Array.from({ length: times }, step));
const statusesOf = (replies: Reply[]) => replies.map(({ status }) => status);
const refusal = ({ status, body }: Reply) => [status, body.error?.code];

describe.each(FILES)("an import of $name", (kind) => {
	test("is the same import when the same file is announced again, until it is closed", async () => {
		const file = await givenFile(kind);
		const { id } = (await file.open()).body;
		const { columns, ...how } = kind.mapping;
		const turned = Object.fromEntries(Object.entries(columns).reverse());
		expect((await file.open({ mapping: { ...how, columns: turned } })).body.id).toBe(id);
		expect(new Set((await atOnce(4, () => file.open())).map(({ body }) => body.id))).toEqual(new Set([id]));
		expect((await file.open({ options: kind.otherOptions })).body.id).not.toBe(id);
		await file.act(id, "discard");
		expect((await file.open()).body.id).not.toBe(id);
	});

	test("keeps a part once, with the same answer every time, and refuses other content under its number", async () => {
		const file = await givenFile(kind);
		const { id } = (await file.open({ rows: 3 })).body;
		const rows = [file.row(2), file.row(3), [4, "", "", "", ""]];
		const replies = await atOnce(6, () => file.act(id, "rows", { part: 1, rows }));
		replies.push(await file.act(id, "rows", { part: 1, rows }));
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
		expect(replies[0]?.body).toMatchObject({ part: 1, rows: 3, accepted: 2, refused: 1, errors: [{ rowNo: 4 }] });
		const others = await file.act(id, "rows", { part: 1, rows: [file.row(9)] });
		expect(refusal(others)).toEqual([409, "catalogue.part_differs"]);
		expect((await file.read(id)).body).toMatchObject({ accepted: 2, refused: 1, parts: { total: 1, count: 1 } });
	});

	test("takes no part beyond those announced, in another order, or after its end", async () => {
		const file = await givenFile(kind);
		const { id } = (await file.open({ parts: 2 })).body;
		const [one, other] = [file.row(2), file.row(3)];
		expect(refusal(await file.act(id, "rows", { part: 3, rows: [one] }))).toEqual([400, "catalogue.part_unknown"]);
		const turned = await file.act(id, "rows", { part: 1, rows: [other, one] });
		expect(refusal(turned)).toEqual([400, "catalogue.rows_unordered"]);
		const reply = await file.act(id, "rows", { part: 1, rows: [one] });
		await file.act(id, "discard");
		expect(refusal(await file.act(id, "rows", { part: 2, rows: [other] }))).toEqual([409, "catalogue.import_closed"]);
		expect((await file.act(id, "rows", { part: 1, rows: [one] })).body).toEqual(reply.body);
	});

	test("is activated once: the call again, whose answer got lost, has the same answer", async () => {
		const file = await givenSentFile(kind);
		const first = await file.act(file.id, "activate");
		const again = await file.act(file.id, "activate");
		expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
		expect((await file.read(file.id)).body.state).toBe("activated");
	});

	test("is activated once by several at once", async () => {
		const file = await givenSentFile(kind);
		const replies = await atOnce(4, () => file.act(file.id, "activate"));
		expect(statusesOf(replies)).toEqual([200, 200, 200, 200]);
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
	});

	test("is discarded once by several at once, and is then not activated", async () => {
		const file = await givenSentFile(kind);
		expect(statusesOf(await atOnce(6, () => file.act(file.id, "discard")))).toEqual(Array(6).fill(200));
		expect((await file.recorded()).map(({ action }) => action)).toEqual(["create", "discard"]);
		expect(refusal(await file.act(file.id, "activate"))).toEqual([409, "catalogue.import_closed"]);
	});

	test("is not discarded after its activation", async () => {
		const file = await givenSentFile(kind);
		await file.act(file.id, "activate");
		expect(refusal(await file.act(file.id, "discard"))).toEqual([409, "catalogue.import_closed"]);
		expect((await file.read(file.id)).body.state).toBe("activated");
	});

	test("is not activated as a dry run, or with parts missing, and says why", async () => {
		const file = await givenFile(kind);
		const dry = (await file.open({ options: { dryRun: true } })).body.id;
		expect(refusal(await file.act(dry, "activate"))).toEqual([409, "catalogue.dry_run"]);
		expect((await file.read(dry)).body).toMatchObject({ activating: null, refusal: "catalogue.dry_run" });
		const { id } = (await file.open()).body;
		expect(refusal(await file.act(id, "activate"))).toEqual([409, "catalogue.parts_missing"]);
		await file.act(id, "rows", { part: 1, rows: [file.row(2)] });
		expect(refusal(await file.act(id, "activate"))).toEqual([409, "catalogue.rows_differ"]);
	});

	test("of a file without a name has one title in the audit log, from beginning to end", async () => {
		const file = await givenFile(kind);
		const { id } = (await file.open()).body;
		await file.act(id, "discard");
		const title = `#${file.fileHash.slice(0, 8)}`;
		expect((await file.recorded()).map((entry) => [entry.action, entry.title])).toEqual([
			["create", title],
			["discard", title],
		]);
	});

	test("shows a long value of a rejected row as whole characters, the same each time", async () => {
		const file = await givenFile(kind);
		const { id } = (await file.open({ rows: 1 })).body;
		const rows = [[2, `${"x".repeat(199)}😀`, "", "", ""]];
		const { body } = await file.act(id, "rows", { part: 1, rows });
		expect(body.errors).toMatchObject([{ rowNo: 2, code: "catalogue.text_too_long", value: "x".repeat(199) }]);
		expect((await file.act(id, "errors")).body.data).toEqual(body.errors);
		expect((await file.read(id, "/errors.csv")).text).toContain(`,${"x".repeat(199)},`);
	});
});
