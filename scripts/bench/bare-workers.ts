/** wrangler.toml binds it, so that a worker without it doesn't start. */
const WORKFLOW = `import { WorkflowEntrypoint } from "cloudflare:workers";
export class ImportWorkflow extends WorkflowEntrypoint {}
`;

/** The baseline: a worker that does nothing. */
export const HELLO = `${WORKFLOW}export default { fetch() { return new Response("hello"); } };`;

/** The minimum cost of any answer from D1. */
export const SELECT_ONE = `${WORKFLOW}export default {
	async fetch(request, env) { return Response.json(await env.DB.prepare("SELECT 1").first()); },
};`;
