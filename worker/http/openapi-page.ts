import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { propertiesOf, toJsonSchema, typesOf } from "./openapi.ts";
import type { ApiCall } from "./openapi-calls.ts";
import { inWords } from "./openapi-words.ts";

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: light-dark(#0958d9, #8ab4ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--link); }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
h3 { margin: 1.5rem 0 0.25rem; font-size: 1rem; }
p { margin: 0.25rem 0; }
table { width: 100%; border-collapse: collapse; }
th:first-child, td:first-child { width: 14rem; max-width: 40vw; }
th, td { overflow-wrap: anywhere; padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
pre { padding: 0.75rem; background: var(--soft); border-radius: 0.5rem; white-space: pre-wrap; }
summary { cursor: pointer; }
`;

const styleHash = createHash("sha256").update(STYLE).digest("base64");

/** No script and no external file; the one style sheet is allowed by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The calls as an HTML page, by subject, with their roles and inputs. */
export function docsPage(calls: readonly ApiCall[]) {
	const subjects = [...Map.groupBy(calls, ({ tag }) => tag)].sort(([one], [other]) => one.localeCompare(other));
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wiper Finder: the calls</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>The calls</h1>
<p>The same as <a href="openapi.json">OpenAPI 3.1</a>. Calls that are not open to all want
<code>Authorization: Bearer TOKEN</code>.
Errors are <code>{"error": {"code", "message", "fields"?}}</code>.</p>
<nav aria-label="Subjects"><ul>${subjects.map(([tag]) => html`<li><a href="#${idOf(tag)}">${tag}</a></li>`)}</ul></nav>
${subjects.map(([tag, those]) => html`<section><h2 id="${idOf(tag)}">${tag}</h2>${those.map(callEntry)}</section>`)}
</main>
</body>
</html>`;
}

const idOf = (tag: string): string => tag.replace(/\W+/g, "-");

function callEntry(call: ApiCall) {
	const input = call.notes.form ?? call.notes.json ?? call.schemas.get("json") ?? call.schemas.get("form");
	const query = call.schemas.get("query");
	return html`<article>
<h3><code>${call.method.toUpperCase()} ${call.path}</code></h3>
<p>${whoMay(call)}${call.isIdempotent ? html` Takes an <code>Idempotency-Key</code>.` : ""}</p>
${query ? fieldTable("Query", query) : ""}
${input ? fieldTable("Body", input) : ""}
${call.notes.mediaType ? html`<p>Answers ${typesOf(call.notes).join(" or ")}.</p>` : ""}
${call.notes.answer ? schemaDetails("Answer", toJsonSchema(call.notes.answer, "output")) : ""}
</article>`;
}

function whoMay({ isGuarded, roles }: ApiCall): string {
	if (!isGuarded) return "Open to all.";
	return roles.length > 0 ? `For ${roles.join(", ")}.` : "For everyone who is signed in.";
}

function fieldTable(title: string, schema: NonNullable<ReturnType<ApiCall["schemas"]["get"]>>) {
	const { properties, required } = propertiesOf(schema);
	const names = Object.keys(properties);
	if (names.length === 0) return schemaDetails(title, toJsonSchema(schema));
	return html`<table>
<thead><tr><th scope="col">${title}</th><th scope="col">What it takes</th></tr></thead>
<tbody>${names.map(
		(name) => html`<tr><td><code>${name}</code>${required.includes(name) ? "" : " (optional)"}</td>
<td>${inWords(properties[name] ?? true)}</td></tr>`,
	)}</tbody>
</table>`;
}

const schemaDetails = (title: string, schema: object) =>
	html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`;
