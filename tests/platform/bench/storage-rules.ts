import { WorkerEntrypoint } from "cloudflare:workers";
import { connectionOf, type Query } from "./d1-connection.ts";
import { R2_LIMITS } from "./limits.ts";
import { createReplication } from "./replication.ts";
import type { Fault, Invocation, KeyWrite, Report, Rules, StorageCall, Verdict } from "./rules.ts";

/** Enough of a statement to recognise it. */
const TEXT_MAX = 500;

let delayMs = 0;
let fault: Fault | null = null;
let lagMs = 0;
let replication: ReturnType<typeof createReplication> | undefined;
let matched = 0;
const invocations = new Map<string, Invocation>();
const lastWrites = new Map<string, number>();
const writes: KeyWrite[] = [];

/** Rules and records of all isolates that share a database and a bucket; runs in an isolate of its own. */
export class StorageRules extends WorkerEntrypoint<{ REPLICA?: D1Database }, { isolate: string }> {
	/** GET: the report, which then begins anew. POST: other rules. */
	override async fetch(request: Request): Promise<Response> {
		if (request.method === "GET") return Response.json(takeReport());
		const rules: Rules = await request.json();
		delayMs = rules.delayMs ?? delayMs;
		lagMs = rules.lagMs ?? lagMs;
		if (rules.fault !== undefined) {
			fault = rules.fault;
			matched = 0;
		}
		return new Response();
	}

	begin(invocation: string, name: string): void {
		invocations.set(invocation, { name, isolate: this.ctx.props.isolate, calls: [], rowsRead: 0, rowsWritten: 0 });
	}

	judge(call: StorageCall): Verdict {
		const failure = takeFault(call);
		const refused = failure && !failure.isLate ? failure.message : refusedWrite(call);
		const { storage, operation, text } = call;
		const failed = failure !== undefined || refused !== undefined;
		const statements = storage === "d1" ? text.split(";\n").length : 0;
		const report = { storage, operation, text: text.slice(0, TEXT_MAX), statements, failed };
		invocations.get(call.invocation)?.calls.push(report);
		return { delayMs, ...(refused !== undefined && { refused }), ...(failure?.isLate && { lost: failure.message }) };
	}

	replicate(queries: Query[], bookmark: string): void {
		this.replication().add(queries, bookmark);
	}

	reach(bookmark: string): Promise<string | undefined> {
		return this.replication().reach(bookmark, lagMs);
	}

	private replication() {
		const { REPLICA } = this.env;
		if (!REPLICA) throw new Error("This platform has no replica.");
		const method = "POST";
		replication ??= createReplication((queries) =>
			connectionOf(REPLICA).fetch("http://d1/query", { method, body: JSON.stringify(queries) }),
		);
		return replication;
	}

	count(invocation: string, rowsRead: number, rowsWritten: number): void {
		const known = invocations.get(invocation);
		if (!known) return;
		known.rowsRead += rowsRead;
		known.rowsWritten += rowsWritten;
	}
}

function takeReport(): Report {
	const report = { invocations: [...invocations.values()], writes: [...writes] };
	invocations.clear();
	writes.length = 0;
	return report;
}

function takeFault({ storage, operation, text }: StorageCall): Fault | undefined {
	if (!fault || fault.storage !== storage) return undefined;
	if (fault.containing !== undefined && !`${operation} ${text}`.includes(fault.containing)) return undefined;
	const at = matched++ - (fault.skip ?? 0);
	return at >= 0 && at < (fault.times ?? 1) ? fault : undefined;
}

function refusedWrite({ invocation, storage, operation, text: key }: StorageCall): string | undefined {
	if (storage !== "r2" || operation !== "put") return undefined;
	const now = Date.now();
	const last = lastWrites.get(key) ?? Number.NEGATIVE_INFINITY;
	if (now - last < R2_LIMITS.msBetweenWritesOfAKey) return R2_LIMITS.tooManyWrites;
	lastWrites.set(key, now);
	writes.push({ invocation, key, at: now });
	return undefined;
}
