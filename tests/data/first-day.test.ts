import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { spendFirstDay } from "#tests/support/first-day-of-an-administrator.ts";
import { signedIn } from "#tests/support/system-calls.ts";

const file = join(process.env.DATA_DIR ?? "", "fitment_years_dev.csv");
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.runIf(existsSync(file))("with the real file of single years", () => {
	test("an administrator's first day imports it, and goes back to the catalogue before", async () => {
		// Other tests may have activated this file, so importing it would change nothing.
		const { get, post } = await signedIn("admin");
		const { body } = await post("/admin/api/catalogue/version/list", { sortOrder: "asc", pageSize: 1 });
		const [{ id }] = body.data;
		const { gone } = (await get(`/admin/api/catalogue/version/difference/${id}`)).body.totals;
		await post(`/admin/api/catalogue/version/activate/${id}${gone > 0 ? `?confirmRemoved=${gone}` : ""}`);
		const context = await browser.newContext({ locale: "en" });
		await spendFirstDay(await context.newPage(), { file, rows: /Rows in the file\s+21,601\s/ });
		await context.close();
	});
});
