import type { Database } from "../db/database.ts";
import { createHoldRepository, type SentBack, type Untried } from "./hold.repository.ts";
import { comesBackAt, isGivenUp, PROBE_MS } from "./hold.rules.ts";
import { webhookMessageSchema } from "./webhook-message.schema.ts";

type Hold = ReturnType<typeof createHoldRepository>;
type Due = Awaited<ReturnType<Hold["due"]>>[number];

/**
 * Keeps messages from receivers that gave no answer last: an attempt would take a place for as long as an answer may take.
 * Once the pause has ended one message of each webhook is tried. When the others come again; null: they are given up.
 */
export async function holdBack(db: Database, ids: readonly number[], now: number): Promise<Map<number, number | null>> {
	const hold = createHoldRepository(db);
	const webhooks = Map.groupBy(await hold.due(ids, now), ({ webhookId }) => webhookId);
	const waiting: SentBack[] = [];
	const givenUp: Untried[] = [];
	for (const due of webhooks.values()) {
		const { others, until } = await withoutProbe(
			hold,
			due.filter((one) => !isSentByHand(one)),
			now,
		);
		for (const one of others) {
			const { data } = parsed(one);
			const { id, webhookId, createdAt, unansweredSince } = one;
			// A message in a form that is not known fails by itself.
			if (!data || unansweredSince === null) continue;
			const untried = { id, webhookId, eventId: data.id, event: data.event, body: JSON.stringify(data.body) };
			if (isGivenUp({ createdAt, unansweredSince }, now)) givenUp.push(untried);
			else waiting.push({ ...untried, backAt: comesBackAt(id, until, now) });
		}
	}
	if (waiting.length > 0) await hold.wait(waiting, now);
	if (givenUp.length > 0) await hold.giveUp(givenUp, now);
	return new Map([
		...waiting.map(({ id, backAt }) => [id, backAt] as const),
		...givenUp.map(({ id }) => [id, null] as const),
	]);
}

/** All but the message that is tried, and until when they wait. */
async function withoutProbe(hold: Hold, due: Due[], now: number): Promise<{ others: Due[]; until: number }> {
	const [first] = due;
	if (!first) return { others: [], until: now };
	const { webhookId, unansweredSince, heldUntil } = first;
	if (heldUntil !== null && heldUntil > now) return { others: due, until: heldUntil };
	const isTried = await hold.claimProbe({ webhookId, unansweredSince, heldUntil }, now);
	return { others: isTried ? due.slice(1) : due, until: now + PROBE_MS };
}

const parsed = ({ payload }: Due) => webhookMessageSchema.safeParse(JSON.parse(payload));
const isSentByHand = (due: Due): boolean => due.attempts === 0 && parsed(due).data?.byHand === true;
