import { expect, test } from "vitest";
import { withHidden } from "../../../dashboard/src/features/finders/hidden-articles.rules.ts";

test("articles that are not listed stay, each behind the one that it followed", () => {
	const ids = [90, 1, 91, 92, 2, 3, 93];
	expect(withHidden(ids, [1, 2, 3], [1, 2, 3])).toEqual(ids);
	expect(withHidden(ids, [1, 2, 3], [3, 1, 2])).toEqual([90, 3, 93, 1, 91, 92, 2]);
	expect(withHidden(ids, [1, 2, 3], [1, 2, 3, 4])).toEqual([90, 1, 91, 92, 2, 3, 93, 4]);
	expect(withHidden(ids, [1, 2, 3], [1, 2])).toEqual([90, 1, 91, 92, 2, 93]);
	expect(withHidden(ids, [1, 2, 3], [])).toEqual([90, 91, 92, 93]);
});
