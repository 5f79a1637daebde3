import fc from "fast-check";
import { expect, test } from "vitest";
import { call, finderBody, givenUser } from "#tests/support/world.ts";
import { RICH_TAGS, type RichNode } from "#worker/rich-text/rich-text.rules.ts";
import { sanitizeRichText, toRichNodes } from "#worker/rich-text/rich-text.ts";

const REL = 'rel="noopener noreferrer"';

test("what the editor writes is kept as it is", () => {
	const written =
		"<h2>Wiper &amp; blade</h2><p>Fits <strong>all <em>cars</em></strong>.<br />Really.</p>" +
		`<ul><li><p><a href="https://shop.example/a?b=1&amp;c=2" ${REL}>Shop</a></p></li></ul><blockquote><p>3 &lt; 4</p></blockquote>`;
	expect(sanitizeRichText(written)).toBe(written);
});

test.each([
	["an image with a handler", "<p>a<img src=x onerror=alert(1)>b</p>", "<p>ab</p>"],
	["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
	["an svg with a script", "<svg><script>alert(1)</script><text>x</text></svg><p>a</p>", "<p>a</p>"],
	["an svg that hides markup in a style", "<svg><style><img src=x onerror=alert(1)></style></svg><p>a</p>", "<p>a</p>"],
	["math that changes how the rest is read", "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", ""],
	["a form", '<form action="//evil.example"><p>a</p><input name=b><button>c</button></form>', "<p>a</p>c"],
	["a style attribute", '<p style="position:fixed;inset:0;background:url(//evil.example)">a</p>', "<p>a</p>"],
	["a style element", "<style>*{display:none}</style><p>a</p>", "<p>a</p>"],
	["an id that shadows a global", '<p id="config" name="config">a</p>', "<p>a</p>"],
	["a class", '<p class="modal">a</p>', "<p>a</p>"],
	["a handler on an allowed element", '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', "<p>a</p>"],
	["a frame with a document", '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>', "<p>a</p>"],
	["a frame with text", "<iframe><img src=x onerror=alert(1)></iframe><p>a</p>", "<p>a</p>"],
	["a comment that ends early", "<!--><img src=x onerror=alert(1)>--><p>a</p>", "--&gt;<p>a</p>"],
	["noscript", '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>a</p>', ""],
	["a template", "<template><p>a</p></template><p>b</p>", "<p>b</p>"],
	[
		"a meta refresh and a base",
		'<meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example><p>a</p>',
		"<p>a</p>",
	],
	[
		"markup that is text",
		"<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
		"<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
	],
])("%s is inert", (_, hostile, harmless) => {
	const clean = sanitizeRichText(hostile);
	expect(clean).not.toMatch(/<(?!\/?(?:p|br|strong|em|u|s|a|ul|ol|li|h2|h3|blockquote)\b)/);
	if (harmless !== "") expect(clean).toBe(harmless);
});

test.each([
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	" \u0001javascript:alert(1)",
	"java\tscript:alert(1)",
	"java\nscript:alert(1)",
	"java&#x09;script:alert(1)",
	"java&NewLine;script&colon;alert(1)",
	"&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:msgbox(1)",
	"blob:https://shop.example/1",
	"view-source:https://shop.example",
	"feed:javascript:alert(1)",
	"//evil.example",
	"\\\\evil.example",
	"/logout",
	"#config",
	"?wf-vehicle=1",
	"",
])("a link to %j leads nowhere", (href) => {
	expect(sanitizeRichText(`<p><a href="${href}">x</a></p>`)).toBe("<p><a>x</a></p>");
});

test.each([
	["https://shop.example/a b", "https://shop.example/a%20b"],
	["HTTP://SHOP.example", "http://shop.example/"],
	["mailto:shop@shop.example", "mailto:shop@shop.example"],
	["tel:+4930123456", "tel:+4930123456"],
])("a link to %s works, and can't reach the page it was opened from", (href, address) => {
	expect(sanitizeRichText(`<a href="${href}" target="_self" rel="opener" ping="//evil.example">x</a>`)).toBe(
		`<a href="${address}" ${REL}>x</a>`,
	);
});

test("pasted text keeps its meaning", () => {
	expect(sanitizeRichText("<h1>a</h1><div><b>b</b><i>c</i></div>")).toBe("<h2>a</h2><strong>b</strong><em>c</em>");
});

test("an editor left empty is no text at all", () => {
	expect(sanitizeRichText("<p></p>")).toBe("");
	expect(sanitizeRichText("<p><br></p><p> </p>")).toBe("");
});

test("ten thousand nested elements neither fail nor grow a deep tree", () => {
	const nodes = toRichNodes(`${"<blockquote>".repeat(10_000)}a`);
	expect(depth(nodes)).toBeLessThanOrEqual(20);
	expect(JSON.stringify(nodes)).toContain('"a"');
});

test("visitors get a tree of text and allowed elements", () => {
	expect(toRichNodes('<p>3 &lt; 4 &amp; <a href="https://shop.example/">x<script>y</script></a><br>z</p>')).toEqual([
		{
			tag: "p",
			children: [
				"3 < 4 & ",
				{ tag: "a", href: "https://shop.example/", children: ["x"] },
				{ tag: "br", children: [] },
				"z",
			],
		},
	]);
});

const pieces = fc.constantFrom(
	...RICH_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
	"<a href='javascript:x'>",
	'<a href="https://shop.example/?a=1&b=2">',
	"<svg>",
	"</svg>",
	"<style>",
	"<title>",
	"</textarea>",
	"<!--",
	"-->",
	"<![CDATA[",
	"&lt;img onerror=x&gt;",
	"text & more",
	'"',
	"<",
);

test("whatever is posted, sanitising again changes nothing and only allowed elements remain", () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
			const clean = sanitizeRichText(parts.join(""));
			expect(sanitizeRichText(clean)).toBe(clean);
			for (const [, tag] of clean.matchAll(/<\/?([^\s/>]*)/g)) expect(RICH_TAGS).toContain(tag);
			expect(addresses(toRichNodes(clean)).every((href) => /^(https?:|mailto:|tel:)/.test(href))).toBe(true);
		}),
		{ numRuns: 500 },
	);
});

test("an element that is dropped between two paragraphs leaves nothing that reads differently the second time", () => {
	const clean = sanitizeRichText("<p>!<A<p><p>");
	expect(sanitizeRichText(clean)).toBe(clean);
});

const depth = (nodes: RichNode[]): number =>
	Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depth(node.children))));

const addresses = (nodes: RichNode[]): string[] =>
	nodes.flatMap((node) =>
		typeof node === "string" ? [] : [...(node.href ? [node.href] : []), ...addresses(node.children)],
	);

test("a text is measured as it is stored, so that what was read can be saved", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const save = (title: string) => call("/admin/api/config/save", { token, body: finderBody({ title }) });
	const refused = await save("&".repeat(5000));
	expect([refused.status, refused.body.error.fields]).toEqual([400, [{ path: "title", code: "too_big" }]]);
	const { status, body } = await save("&".repeat(3900));
	expect([status, body.title.length]).toEqual([201, 19_500]);
	const again = await call(`/admin/api/config/save/${body.id}`, { token, body });
	expect([again.status, again.body.title]).toEqual([200, body.title]);
});

test("a content is measured as it is stored, too", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const save = (content: string) =>
		call("/admin/api/content/save", { token, body: { title: "Long", contentType: "article", content } });
	const refused = await save("<".repeat(30_000));
	expect([refused.status, refused.body.error.fields]).toEqual([400, [{ path: "content", code: "too_big" }]]);
	const { status, body } = await save(`<p>${"&".repeat(19_900)}</p>`);
	expect(status).toBe(201);
	expect((await call(`/admin/api/content/save/${body.id}`, { token, body })).status).toBe(200);
});

test("more tags than anyone writes are refused before they are read", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const body = { title: "Tags", contentType: "article", content: "<a href=x>".repeat(10_000) };
	const reply = await call("/admin/api/content/save", { token, body });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path: "content", code: "too_big" }]]);
});
