import fc from "fast-check";
import { expect, test } from "vitest";
import { EMAIL_PATTERN } from "#finder-element/email-pattern.ts";
import { emailSchema } from "#worker/users/user.schema.ts";

/** As browsers read it: all of the text, with the flag `u`, and with `v` since 2023. */
const [before, now] = ["u", "v"].map((flag) => new RegExp(`^(?:${EMAIL_PATTERN})$`, flag));
const isTaken = (email: string) => emailSchema.safeParse(email).success;

test.each([
	...["anna@gmail.com", "o'hara_1.a+b-c@mail.a-b.co.uk", "+@1.museum", "anna@xn--bcher-kva.example"],
	...[
		"anna@gmail",
		"anna@gmail.c",
		".a@b.de",
		"a..b@c.de",
		"a.@b.de",
		"a'@b.de",
		"a@-b.de",
		"a@b..de",
		"ä@b.de",
		"a/b@c.de",
	],
])("the form for a missing car takes %s if the server does", (email) => {
	expect([before?.test(email), now?.test(email)]).toEqual([isTaken(email), isTaken(email)]);
});

test("the form for a missing car takes the addresses that the server takes, and no others", () => {
	const part = fc.string({ unit: fc.constantFrom(...".-+'_a1ä/"), maxLength: 6 });
	const email = fc
		.tuple(part, part, fc.constantFrom("", "a", ".c", ".co", ".c1"))
		.map(([user, host, end]) => `${user}@${host}${end}`);
	fc.assert(
		fc.property(email, (text) => now?.test(text) === isTaken(text)),
		{ numRuns: 5000 },
	);
});
