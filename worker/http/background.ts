import { describeError } from "./error-log.rules.ts";

type Background = { waitUntil(work: Promise<unknown>): void };

/** Work after the answer. Only the operator's log shows a failure, and it must not hold what people sent. */
export const inBackground = (background: Background, name: string, work: Promise<unknown>): void =>
	background.waitUntil(work.catch((error) => console.error(`${name} failed\n${describeError(error)}`)));
