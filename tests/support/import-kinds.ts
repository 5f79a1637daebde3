import type { CallOptions, Reply } from "./world.ts";
import { call, get, givenAssortment, givenUser } from "./world.ts";

type Cells = [rowNo: number, ...cells: string[]];

/** A file of each kind: where it is sent to, and rows that are accepted or rejected. */
export const FILES = [
	{
		name: "fitments",
		path: "/admin/api/catalogue/import",
		entity: "import",
		mapping: { columns: { brand: 0, model: 1, year: 2, driver: 3 }, unit: "inch", paired: false, width: 4 },
		row: (rowNo: number): Cells => [rowNo, "Saab", `Model ${rowNo}`, "2010", "26"],
	},
	{
		name: "set products",
		path: "/admin/api/product/import",
		entity: "product_import",
		mapping: { columns: { sku: 0, code: 1, driver: 2 }, unit: "inch", width: 4 },
		row: (rowNo: number, code: string): Cells => [rowNo, `SKU-${rowNo}`, code, String(10 + (rowNo % 20))],
	},
] as const;
export type FileKind = (typeof FILES)[number];

let files = 0;

/** A new file of this kind and a client that sends it, as an administrator. */
export async function givenFile({ path, mapping, row, entity }: FileKind) {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const { code } = await givenAssortment({ sizes: Array.from({ length: 20 }, (_, at) => 10 + at) });
	const fileHash = (++files).toString(16).padStart(64, "0");
	const send = (body: object, options: CallOptions = {}) => call(path, { token, body, ...options });
	return {
		...{ token, userId, fileHash },
		row: (rowNo: number): Cells => row(rowNo, code),
		open: (parts: object = {}) => send({ fileHash, parts: 1, rows: 2, mapping, ...parts }),
		act: (id: number, what: string, body: object = {}): Promise<Reply> =>
			call(`${path}/${id}/${what}`, { token, body }),
		read: (id: number, what = "") => get(`${path}/${id}${what}`, { token }),
		/** The audit log's entries about imports of this kind, the first one first. */
		async recorded(): Promise<{ action: string; title: string }[]> {
			const { body } = await call("/admin/api/audit/list", { token, body: { entity, sortOrder: "asc" } });
			return body.data;
		},
	};
}

/** A file of two good rows, announced and sent. */
export async function givenSentFile(kind: FileKind) {
	const file = await givenFile(kind);
	const { id } = (await file.open()).body;
	const rows = [file.row(2), file.row(3)];
	await file.act(id, "rows", { part: 1, rows });
	return { ...file, id: Number(id), rows };
}
