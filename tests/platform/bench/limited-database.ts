import { connectionOf, type Query } from "./d1-connection.ts";
import type { Invoked } from "./invocation.ts";
import { BOOKMARK, type Replica, reached, replicate } from "./lagging-replica.ts";
import { D1_LIMITS } from "./limits.ts";

/** The platform's own client of a database over a connection that keeps the documented limits, and counts. */
export function limitedDatabase(database: D1Database, invoked: Invoked, replica?: Replica): D1Database {
	const connection = connectionOf(database);
	const limited: D1Database = Reflect.construct(database.constructor, [{ fetch: send }]);
	return limited;

	async function send(address: string, init: RequestInit): Promise<Response> {
		const body: Query | Query[] = JSON.parse(String(init.body));
		const queries = Array.isArray(body) ? body : [body];
		const broken = queries.map(brokenLimit).find((message) => message !== undefined);
		if (broken !== undefined) return failed(broken);
		const bookmark = replica && (await reached(replica, queries, new Headers(init.headers).get(BOOKMARK)));
		const place = bookmark === undefined ? "" : "replica ";
		const operation = `${place}${Array.isArray(body) ? "batch" : "query"}`;
		const text = queries.map(({ sql }) => sql).join(";\n");
		try {
			return await invoked.pass({ storage: "d1", operation, text }, () => answered(address, init, queries, bookmark));
		} catch (error) {
			return failed(error instanceof Error ? error.message : String(error));
		}
	}

	async function answered(
		address: string,
		init: RequestInit,
		queries: Query[],
		bookmark: string | undefined,
	): Promise<Response> {
		if (replica && bookmark !== undefined) return timed(replica.connection, address, init, bookmark);
		const response = await timed(connection, address, init);
		if (replica) await replicate(replica, queries, response.headers.get(BOOKMARK));
		return response;
	}

	async function timed(to: Fetcher, address: string, init: RequestInit, bookmark?: string): Promise<Response> {
		const begun = Date.now();
		const response = await to.fetch(address, init);
		const bytes = await response.arrayBuffer();
		if (Date.now() - begun > D1_LIMITS.msACall)
			return failed("D1 DB storage operation exceeded timeout which caused object to be reset.");
		// No document has the message.
		if (bytes.byteLength > D1_LIMITS.resultBytes) return failed("result too big: SQLITE_TOOBIG");
		const answer = new TextDecoder().decode(bytes);
		await invoked.count(sumOf(answer, '"rows_read":'), sumOf(answer, '"rows_written":'));
		const reachedTo = bookmark ?? response.headers.get(BOOKMARK);
		return new Response(answer, { headers: reachedTo === null ? {} : { [BOOKMARK]: reachedTo } });
	}
}

/** The sum of a field's numbers in an answer, which the client parses. A text in it has its quotes escaped. */
function sumOf(answer: string, field: string): number {
	let sum = 0;
	for (let at = answer.indexOf(field); at >= 0; at = answer.indexOf(field, at + 1))
		sum += Number.parseInt(answer.slice(at + field.length, at + field.length + 20), 10);
	return sum;
}

/** What the client turns into an error that begins with D1_ERROR. */
const failed = (error: string): Response => Response.json({ success: false, error });

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

function brokenLimit({ sql, params = [] }: Query): string | undefined {
	if (bytesOf(sql) > D1_LIMITS.statementBytes) return "statement too long: SQLITE_TOOBIG";
	if (params.length > D1_LIMITS.boundValues) return "too many SQL variables: SQLITE_ERROR";
	const isTooBig = (value: unknown) => typeof value === "string" && bytesOf(value) > D1_LIMITS.valueBytes;
	return params.some(isTooBig) ? "string or blob too big: SQLITE_TOOBIG" : undefined;
}
