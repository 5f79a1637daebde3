import { givenTrade } from "./orders.ts";
import type { CallOptions, Reply } from "./world.ts";
import { call, get, givenAssortment, givenUser } from "./world.ts";

type Cells = [rowNo: number, ...cells: string[]];
/** What its rows need, and which options go with it. */
type Given = { options: object; row: (rowNo: number) => Cells };

/** A file of each kind: where it is sent to, and rows that are accepted. */
export const FILES = [
	{
		name: "fitments",
		path: "/admin/api/catalogue/import",
		entity: "import",
		mapping: { columns: { brand: 0, model: 1, year: 2, driver: 3 }, unit: "inch", paired: false, width: 4 },
		otherOptions: { mode: "replace" },
		given: async (): Promise<Given> => ({
			options: {},
			row: (rowNo) => [rowNo, "Saab", `Model ${rowNo}`, "2010", "26"],
		}),
	},
	{
		name: "set products",
		path: "/admin/api/product/import",
		entity: "product_import",
		mapping: { columns: { sku: 0, code: 1, driver: 2 }, unit: "inch", width: 4 },
		otherOptions: { mode: "replace" },
		given: async (): Promise<Given> => {
			const { code } = await givenAssortment({ sizes: Array.from({ length: 20 }, (_, at) => 10 + at) });
			return { options: {}, row: (rowNo) => [rowNo, `${code}-SKU-${rowNo}`, code, String(10 + (rowNo % 20))] };
		},
	},
	{
		name: "orders",
		path: "/admin/api/order/import",
		entity: "order_import",
		mapping: { columns: { orderNumber: 0, sku: 1, quantity: 2 }, width: 4 },
		otherOptions: { dryRun: true },
		given: async (): Promise<Given> => {
			const { mandantId, setSku } = await givenTrade();
			return { options: { companyId: mandantId }, row: (rowNo) => [rowNo, `N-${rowNo}`, setSku, "1"] };
		},
	},
] as const;
export type FileKind = (typeof FILES)[number];

let files = 0;

/** A new file of this kind and a client that sends it, as an administrator. */
export async function givenFile({ path, mapping, given, entity }: FileKind) {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const { options, row } = await given();
	const fileHash = (++files).toString(16).padStart(64, "0");
	const send = (body: object, how: CallOptions = {}) => call(path, { token, body, ...how });
	const announcement = ({ options: further = {}, ...parts }: { options?: object } & Record<string, unknown> = {}) => ({
		...{ fileHash, parts: 1, rows: 2, mapping, options: { ...options, ...further } },
		...parts,
	});
	return {
		...{ token, userId, fileHash, row, announcement },
		open: (parts?: Parameters<typeof announcement>[0]) => send(announcement(parts)),
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
