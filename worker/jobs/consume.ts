import { openDatabase } from "../db/database.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { visitBatchSchema } from "../statistics/visit.schema.ts";

/** What the queues bring. If it fails, the platform brings it again later. */
export async function consume({ messages }: MessageBatch, env: Env): Promise<void> {
	const batches = messages.flatMap(({ body }) => visitBatchSchema.safeParse(body).data ?? []);
	await createVisitRepository(openDatabase(env.DB)).add(batches, Date.now());
}
