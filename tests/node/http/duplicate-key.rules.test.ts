import fc from "fast-check";
import { expect, test } from "vitest";
import { findDuplicateKey } from "#worker/http/duplicate-key.rules.ts";

test.each([
	["at the top", '{"a":1,"b":2,"a":3}', "a"],
	["deep inside", '[{"x":[{"a":{"b":1,"b":2}}]}]', "b"],
	["written in another way", '{"a":1,"\\u0061":2}', "a"],
	["with the signs of JSON in it", '{"{\\"}":1,"{\\"}":2}', '{"}'],
	["after an object of its own", '{"a":{"a":{}},"a":1}', "a"],
])("a key that comes twice %s is found", (_, json, key) => {
	expect(findDuplicateKey(json)).toBe(key);
});

test.each(['{"a":{"a":1},"b":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"a","b":"a"}', '["a","a"]', '"a"', "1", ""])(
	"%s names no key twice",
	(json) => {
		expect(findDuplicateKey(json)).toBeUndefined();
	},
);

test("no value that was written by a program has one", () => {
	fc.assert(
		fc.property(fc.jsonValue(), fc.nat(2), (value, indent) => {
			expect(findDuplicateKey(JSON.stringify(value, null, indent))).toBeUndefined();
		}),
	);
});
