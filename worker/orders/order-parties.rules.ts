import { hasEnded, type OrderStatus } from "./order.rules.ts";

export type OwnAddress = {
	street: string;
	houseNumber: string;
	zip: string;
	city: string;
	phone: string;
	/** The country's code. */
	country: string | null;
};

/** What an order's papers say of its two companies. */
export type OrderParties = {
	mandant: string;
	supplier: string | null;
	/** The mandant's: the path of a picture. */
	logo: string | null;
	/** The mandant's; null: the order has an address of its own. */
	address: OwnAddress | null;
};

type Order = { status: OrderStatus; parties: OrderParties | null };

/** Those of the day on which the order ended; null: it is under way, and its companies are what they are now. */
export const keptParties = ({ status, parties }: Order): OrderParties | null => (hasEnded(status) ? parties : null);

/** A picture of then may be deleted, and today's may bear another name: a logo that has changed is left out. */
export const partiesOf = (order: Order, today: OrderParties): OrderParties => {
	const stored = keptParties(order);
	return stored === null ? today : { ...stored, logo: stored.logo === today.logo ? stored.logo : null };
};
