import { openDatabase } from "../db/database.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import { describeError } from "../http/error-log.rules.ts";
import { type CallBudget, createCallBudget } from "../imports/call-budget.rules.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { type FoundCar, findCars, type WaitingRequest } from "./find-cars.usecases.ts";
import { createWaitingRequestRepository } from "./waiting-request.repository.ts";

/** What was looked up within this time was looked up by an earlier run of the same night. */
const NIGHT_MS = 12 * 3_600_000;
const REQUESTS_A_STEP = 100;
/** A step reads and writes once; it reads a finder, its index and its list of models, and for a request a shard and its brand. */
const stepCalls = (requests: number, finders: number): number => requests * 2 + finders * 3 + 2;
const STEP_CALLS_MAX = stepCalls(REQUESTS_A_STEP, REQUESTS_A_STEP);
const RUN_MS = 20_000;
/** Of the 1,000 that the platform allows; the outbox takes the rest. */
const RUN_CALLS = 900;

/**
 * Looks up the cars of confirmed requests, the longest unchecked first, and announces a mail for those that can be bought.
 * What is left when the budget is spent is the next run's. False: some is left.
 */
export async function checkCarRequests(
	env: Env,
	now: number,
	executionCtx: DeliveryContext["executionCtx"],
	budget: CallBudget = createCallBudget(RUN_MS, Date.now, RUN_CALLS - STEP_CALLS_MAX),
): Promise<boolean> {
	const db = openDatabase(env.DB);
	const origin = env.PUBLIC_ORIGIN || env.DASHBOARD_ORIGIN;
	const delivery: DeliveryContext = { env, db, executionCtx, origin, now };
	const waiting = createWaitingRequestRepository(db);
	await waiting.reopen();
	budget.spend(1);
	let isDone = false;
	do {
		const due = await waiting.due(now - NIGHT_MS, REQUESTS_A_STEP);
		const byFinder = Map.groupBy(due, ({ uuid }) => uuid);
		const cars: FoundCar[] = [];
		for (const [uuid, requests] of byFinder) cars.push(...(await findOrLog(delivery, uuid, requests)));
		if (due.length > 0)
			await waiting.checked(
				due.map(({ id }) => id),
				cars,
				now,
			);
		budget.spend(stepCalls(due.length, byFinder.size));
		isDone = due.length < REQUESTS_A_STEP;
	} while (!isDone && budget.isLeft());
	await handOver(db, env, now);
	return isDone;
}

/** A finder that can't be read keeps no other one waiting; its turn comes again in the next night. */
async function findOrLog(delivery: DeliveryContext, uuid: string, requests: WaitingRequest[]): Promise<FoundCar[]> {
	try {
		return await findCars(delivery, uuid, requests);
	} catch (error) {
		console.error(`cars of a finder weren't looked up\n${describeError(error)}`);
		return [];
	}
}
