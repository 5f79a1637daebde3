import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";

/** What happens in a session, for the page. */
export type SessionEvents = {
	ready: null;
	vehicle: { vehicle: Vehicle };
	results: { vehicle: Vehicle; products: AnswerProduct[] };
	"no-result": { vehicle: Vehicle };
	error: { code: string };
};

export type Emit = <Name extends keyof SessionEvents>(name: Name, detail: SessionEvents[Name]) => void;
