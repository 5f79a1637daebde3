import { DetailedError } from "hono/client";
import { expect, test } from "vitest";
import { putFieldProblems } from "../../../dashboard/src/components/form/field-problems.ts";

const isField = (path: string): path is "onHand" | "lowAt" => path === "onHand" || path === "lowAt";

test("what the server says of a row is shown at the fields of its form, and the first one is focused", () => {
	const fields = ["rows.0.onHand", "rows.0.version", "rows.0.lowAt"].map((path) => ({ path, code: "field.required" }));
	const error = { code: "request.invalid_json", message: "", fields };
	const shown: [string, boolean | undefined][] = [];
	const form = {
		setError: (name: string, _: unknown, options?: { shouldFocus?: boolean }) =>
			void shown.push([name, options?.shouldFocus]),
	};
	putFieldProblems<{ onHand: number; lowAt: number }, { onHand: number; lowAt: number }>(
		form,
		isField,
		new DetailedError("", { statusCode: 400, detail: { data: { error } } }),
		"rows.0.",
	);
	expect(shown).toEqual([
		["onHand", true],
		["lowAt", false],
	]);
});
