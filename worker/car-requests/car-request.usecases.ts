import { hashToken, newToken } from "../auth/token.ts";
import { parseVehicleId } from "../catalogue/fitment/vehicle-id.rules.ts";
import type { Database } from "../db/database.ts";
import type { OutboxRow } from "../db/schema/outbox.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import { carFoundMail, carRequestMail } from "../i18n/car-request-mails.ts";
import { sendMail } from "../mail/send-mail.ts";
import { buyLink, shopName } from "./buy-link.rules.ts";
import { createCarRequestRepository, type LinkedRequest } from "./car-request.repository.ts";
import { carName, inMail, type RequestedCar } from "./car-request.rules.ts";
import type { Ask } from "./car-request.schema.ts";

/** The page of the links in mails. The token is in the query, which no log keeps. */
export const LINK_PATH = "/finder/car-request";

type Place = { uuid: string; origin: { address: string; isOwn: boolean } | undefined };

/** Stores a visitor's request, and announces the mail to confirm it. Nobody learns what became of it. */
export async function askForCar(db: Database, { uuid, origin }: Place, ask: Ask, now: number): Promise<void> {
	const requests = createCarRequestRepository(db);
	const car = await requestedCar(requests, ask);
	if (!car) return;
	const { email, locale, page } = ask;
	await requests.ask({ ...car, uuid, origin, email, locale, page }, hashToken(newToken()), now);
}

async function requestedCar(
	requests: ReturnType<typeof createCarRequestRepository>,
	{ car, vehicle }: Ask,
): Promise<RequestedCar | undefined> {
	const parts = parseVehicleId(vehicle ?? "");
	if (vehicle === undefined || !parts)
		return car === undefined ? undefined : { carKey: `text ${searchText(car)}`, vehicle: null, car };
	const names = await requests.carOf(parts.variantId);
	return names && { carKey: vehicle, vehicle, car: carName(names, parts.year) };
}

/** Mails the link to confirm, with a new token each time, because none is kept: the last mail has the valid one. */
export async function deliverCarRequest(env: Env, db: Database, { payload }: OutboxRow, now: number): Promise<void> {
	const token = newToken();
	const renewed = await createCarRequestRepository(db).renew(Number(payload), "confirm", hashToken(token), now);
	if (!renewed?.request.email) return;
	const { request, finder, company } = renewed;
	const content = { shop: shopName(finder, company), car: carText(renewed), link: linkOf(env, token) };
	await sendMail(env, { to: request.email ?? "", ...carRequestMail(request.locale, content) });
}

/** Mails where the car can be bought, and erases the address. */
export async function deliverCarFound(env: Env, db: Database, { payload }: OutboxRow, now: number): Promise<void> {
	const token = newToken();
	const requests = createCarRequestRepository(db);
	const renewed = await requests.renew(Number(payload), "erase", hashToken(token), now);
	if (!renewed?.request.email) return;
	const { request, finder, company } = renewed;
	const content = {
		...{ shop: shopName(finder, company), car: carText(renewed), eraseLink: linkOf(env, token) },
		link: buyLink(finder, request.page, request.vehicle),
	};
	await sendMail(env, { to: request.email ?? "", ...carFoundMail(request.locale, content) });
	await requests.erased(request.id);
}

/** What a visitor has typed is shown so that it can't become a link; a car asked for by its id has the catalogue's name. */
export const carText = ({ request: { car, carKey } }: LinkedRequest): string =>
	parseVehicleId(carKey) ? car : inMail(car);

const linkOf = (env: Env, token: string): string =>
	`${env.PUBLIC_ORIGIN || env.DASHBOARD_ORIGIN}${LINK_PATH}?token=${token}`;
