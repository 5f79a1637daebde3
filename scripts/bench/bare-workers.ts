/** The baseline: a worker that does nothing. */
export const HELLO = `export default { fetch() { return new Response("hello"); } };`;

/** The minimum cost of any answer from D1. */
export const SELECT_ONE = `export default {
	async fetch(request, env) { return Response.json(await env.DB.prepare("SELECT 1").first()); },
};`;
