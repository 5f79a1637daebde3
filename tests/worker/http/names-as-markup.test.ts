import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask, get, givenFinder, givenUser } from "#tests/support/world.ts";

const NAME = `"><img src=x onerror=alert(1)>`;

test("a name that is markup is text on the test page and in the mail", async () => {
	const user = await givenUser("ROLE_CUSTOMER", undefined, { name: NAME });
	const { uuid } = await givenFinder(user.token, { label: NAME });
	const page = await get(`/finder/test/${uuid}`);
	expect([page.status, page.text.includes("<img")]).toEqual([200, false]);
	const mails: object[] = [];
	const EMAIL: SendEmail = Object.assign(Object.create(env.EMAIL), {
		send: (mail: object) => Promise.resolve(mails.push(mail)),
	});
	const request = new Request("https://finder.test/api/user/forget-password", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: `${user.username}@shop.example` }),
	});
	await ask(request, { ...env, EMAIL });
	expect(mails.map((mail) => Object.keys(mail).sort())).toEqual([["from", "subject", "text", "to"]]);
});
