import type { LockReason, OrderStatus } from "#worker/orders/order.rules.ts";
import type { DeliverTo, OrderInput } from "#worker/orders/order.schema.ts";

/** An order of the demo's shop, entered so many days ago, and what comes of it. */
export type DemoOrder = Partial<Pick<OrderInput, "prime" | "note" | "hold">> & {
	daysAgo: number;
	status: OrderStatus;
	/** Skus with their numbers: `VTA-26-16*2`. */
	items: string;
	lockReason?: LockReason;
	deliverTo?: Omit<DeliverTo, "country">;
	/** Why it is put on hold or not available, and the positions meant. */
	reason?: string;
	missing?: readonly number[];
	/** Entered by the shop's other system. */
	byApi?: true;
	/** A user releases it, because it was locked. */
	releasedBy?: "admin";
};

const person = (name: string, street: string, houseNumber: string, zip: string, city: string) => ({
	...{ name, street, houseNumber, zip, city },
	phone: "",
});

/** The oldest first: their numbers follow. */
export const ORDERS: readonly DemoOrder[] = [
	{ daysAgo: 29, status: "confirmed", items: "VTA-26-18*10 VTR-R13*6" },
	{ daysAgo: 28, status: "confirmed", items: "VTA-24-19*8", byApi: true },
	{
		...{ daysAgo: 27, status: "confirmed", items: "BLX-S-26-18*2" },
		deliverTo: person("Hanne Brodersen", "Fischergang", "7", "24340", "Eckernförde"),
	},
	{ daysAgo: 25, status: "confirmed", items: "VTA-26-16*12 VTA-24-18*6 VTA-22-22*4 VTR-R12*10", byApi: true },
	{
		...{ daysAgo: 24, status: "notavail", items: "KWF-20-20*4 KWF-26-16*2", missing: [1] },
		reason: "KWF-20 ist im Lager nicht zu finden.",
	},
	{ daysAgo: 22, status: "confirmed", items: "NL-30026*5", note: "Bitte mit Aktionsaufkleber." },
	{ daysAgo: 20, status: "confirmed", items: "VTC-24-19*6 VTC-20-20*6" },
	{
		...{ daysAgo: 18, status: "confirmed", items: "VTA-26-18-DUO*1" },
		deliverTo: person("Tjark Ohlsen", "Deichreihe", "31b", "25813", "Husum"),
	},
	{ daysAgo: 17, status: "confirmed", items: "BLX-S-24-19*6 BLR-R13*6", byApi: true },
	{
		...{ daysAgo: 15, status: "confirmed", items: "VTA-28-14*2", prime: true, releasedBy: "admin" },
		deliverTo: person("Käthe Möller-Yıldız", "Am Leuchtfeuer", "4", "23769", "Fehmarn"),
	},
	{ daysAgo: 14, status: "confirmed", items: "VTA-26-16*10 VTA-26-17*4 VTR-R14*8" },
	{ daysAgo: 12, status: "confirmed", items: "KWW-22-22*2 KWW-24-18*3" },
	{
		...{ daysAgo: 11, status: "notavail", items: "BLX-H-24-18*1", reason: "Charge wegen eines Mangels gesperrt." },
		deliverTo: person("Ove Clausen", "Ringstraße", "118", "24103", "Kiel"),
	},
	{ daysAgo: 9, status: "confirmed", items: "VTA-24-20*6 VTA-22-20*8 VTR-R16*2" },
	{ daysAgo: 8, status: "processing", items: "VTA-26-18*12 VTA-26-16*8", byApi: true },
	{ daysAgo: 7, status: "locked", lockReason: "held", items: "VTA-24-14*3", hold: true, note: "Kunde meldet sich." },
	{ daysAgo: 6, status: "processing", items: "BLX-S-24-20*4 BLR-R14*3" },
	{
		...{ daysAgo: 5, status: "processing", items: "NL-30024*1" },
		deliverTo: person("Wencke Thaysen", "Mühlendamm", "22", "24837", "Schleswig"),
	},
	{ daysAgo: 5, status: "notavail", items: "KWR-R12*2", reason: "Wird vom Hersteller nicht mehr geliefert." },
	{ daysAgo: 4, status: "accepted", items: "VTA-26-20*6 VTA-22-22*6 VTR-R12*6" },
	{ daysAgo: 4, status: "locked", lockReason: "stock", items: "KWW-26-18*6 KWW-20-18*2" },
	{ daysAgo: 3, status: "accepted", items: "KWF-24-18*6" },
	{
		...{ daysAgo: 3, status: "locked", lockReason: "prime", items: "BLX-S-26-18*1", prime: true },
		deliverTo: person("Ragnhild Sörensen", "Sønderstraße", "9", "24939", "Flensburg"),
	},
	{ daysAgo: 2, status: "accepted", items: "VTA-24-18*10 VTA-24-16*6", byApi: true },
	{ daysAgo: 2, status: "open", items: "KWW-24-18*4" },
	{ daysAgo: 1, status: "locked", lockReason: "held", items: "VTA-26-18*40", reason: "Warten auf Anzahlung" },
	{ daysAgo: 1, status: "open", items: "VTA-26-16*6 VTA-26-18*6 VTR-R12*4 VTR-R13*4", byApi: true },
	{
		...{ daysAgo: 1, status: "open", items: "VTA-22-20*1" },
		deliverTo: person("Bengt Iversen", "Hafenkai", "3", "24376", "Kappeln"),
	},
	{ daysAgo: 0, status: "open", items: "BLX-S-22-22*4", note: "Bitte heute noch." },
	{ daysAgo: 0, status: "open", items: "VTC-24-18*8 KWF-26-16*4" },
];
