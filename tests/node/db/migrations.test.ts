import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

// D1 splits a migration into statements by itself, and takes some triggers of several lines apart (workers-sdk 10998, 15690).
test("a trigger is written on one line", () => {
	const files = globSync("migrations/*.sql", { cwd: ROOT });
	const triggers = files.flatMap((file) =>
		readFileSync(join(ROOT, file), "utf8")
			.split("\n")
			.filter((line) => line.includes("CREATE TRIGGER")),
	);
	expect(triggers.length).toBeGreaterThan(5);
	expect(triggers.filter((line) => !line.trimEnd().endsWith("END;"))).toEqual([]);
});
