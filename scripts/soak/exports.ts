import { setTimeout as pause } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";
import type { SoakWorld } from "./soak-world.ts";

const PAUSE_MS = 1500;

/** Everything that is downloaded as a file, read to its last line. Answers how many files were whole. */
export async function exportFiles(
	{ send, problem }: Ledger,
	{ admin, finders, supplier }: SoakWorld,
	until: number,
): Promise<number> {
	let whole = 0;
	for (let round = 0; Date.now() < until; round++) {
		const finder = finders[round % finders.length];
		if (!finder) break;
		const path = `/admin/api/product/export/${finder.id}`;
		const { status, headers, text } = await send({ kind: "Produkte.csv", path, token: finder.token });
		const rows = text.split("\r\n").filter((line) => line !== "").length - 1;
		const announced = Number(headers.get("x-row-count"));
		if (status === 200 && rows === announced) whole++;
		else if (status === 200) problem(`${path} has ${rows} rows and says ${announced}.`);
		await send({ kind: "stock.csv", path: "/admin/api/inventory/export", token: supplier.token });
		await send({ kind: "quality.csv", path: "/admin/api/catalogue/quality/export", token: admin });
		await pause(PAUSE_MS);
	}
	return whole;
}
