import { nameKey } from "../db/search-text.rules.ts";
import { DAY_MS } from "../db/times.rules.ts";

/**
 * `asked`: the address is not confirmed yet. `confirmed`: waits until the car can be bought. `found`: it can, and a mail is on
 * its way. `told`: the mail was sent.
 */
export const CAR_REQUEST_STATES = ["asked", "confirmed", "found", "told"] as const;
export type CarRequestState = (typeof CAR_REQUEST_STATES)[number];

export const CAR_MAX = 120;
/** An unconfirmed request is deleted after this time, a confirmed one after a year. */
export const CONFIRM_MS = 2 * DAY_MS;
export const KEEP_MS = 365 * DAY_MS;
/** Mails to confirm: to an address within a day, over all finders, and of a finder. */
export const ADDRESS_MAILS_MAX = 3;
export const FINDER_MAILS_MAX = 200;
/** The same visitor asks for the same car again: no other mail within this time. */
export const MAIL_PAUSE_MS = DAY_MS;

const SHOWN_MAX = 60;
/** Like an e-mail address: the text is shown to the shop, and a visitor may have typed one. */
const ADDRESS = /[^\s@]+@[^\s@]+/gu;
/** Control characters, and marks that turn the direction or hide. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A visitor's text as it is stored: one line, visible. */
export const toCarText = (text: string): string =>
	text.normalize("NFKC").replace(INVISIBLE, " ").replace(ADDRESS, "…").replace(/\s+/gu, " ").trim();

/**
 * A visitor's text as a mail shows it: short, and without anything that a mail program makes a link or a phone number of.
 * `1.6`, `ID.3` and `A3/S3` stay.
 */
export function inMail(text: string): string {
	const safe = toCarText(text)
		.replace(/[@<>[\]{}|\\^`"]|:\/*|\/{2,}/gu, " ")
		.replace(/[.。．｡](?=\p{L}|\d+[.。．｡])/gu, " ")
		.replace(/\d{7,}|(?:[+(]\s*\d|\b0\d)[\d\s()/-]{5,}/gu, "… ")
		.replace(/\s+/gu, " ")
		.trim();
	return safe.length > SHOWN_MAX ? `${safe.slice(0, SHOWN_MAX - 1).trimEnd()}…` : safe;
}

const GMAIL = /^(.+)@g(?:oogle)?mail\.com$/;

/** What is the same address for its limit: most services bring mail for `a+b@c` to `a@c`, and Gmail that for `a.b` to `ab`. */
export function addressKey(email: string): string {
	const key = nameKey(email).replace(/(?!^)\+[^@]*@/, "@");
	const [, name] = GMAIL.exec(key) ?? [];
	return name === undefined ? key : `${name.replaceAll(".", "")}@gmail.com`;
}

/** A car that is asked for. */
export type RequestedCar = {
	/** What is the same car. */
	carKey: string;
	/** `variantId-year`; null: typed. */
	vehicle: string | null;
	/** Its name, or what was typed. */
	car: string;
};

type Names = { brand: string; model: string; body: string; note: string };

export const carName = ({ brand, model, body, note }: Names, year: number): string =>
	[brand, model, body, note, String(year)].filter(Boolean).join(" ");

export const CAR_REQUEST_SORT_FIELDS = ["car", "asked", "confirmed", "firstAskedAt", "lastAskedAt"] as const;
/** What has become of a car's requests: nobody has confirmed one, somebody waits, or all were told. */
export const REQUESTED_CAR_STATES = ["unconfirmed", "waiting", "told"] as const;
export type RequestedCarState = (typeof REQUESTED_CAR_STATES)[number];

export function requestedCarState({ confirmed, told }: { confirmed: number; told: number }): RequestedCarState {
	if (confirmed === 0) return "unconfirmed";
	return told < confirmed ? "waiting" : "told";
}
