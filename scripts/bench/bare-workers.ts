/** The floor: a worker that does nothing. */
export const HELLO = `export default { fetch() { return new Response("hello"); } };`;

/** What any answer out of D1 costs at least. */
export const SELECT_ONE = `export default {
	async fetch(request, env) { return Response.json(await env.DB.prepare("SELECT 1").first()); },
};`;
