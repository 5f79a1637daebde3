import { z } from "zod";
import { parseVehicleId } from "../catalogue/fitment/vehicle-id.rules.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { toLocale } from "../i18n/locale.rules.ts";
import { emailSchema } from "../users/user.schema.ts";
import { CAR_MAX, CAR_REQUEST_SORT_FIELDS, REQUESTED_CAR_STATES, toCarText } from "./car-request.rules.ts";

const PAGE_MAX = 2048;

/** Without its query, which may say who visits the page. Empty: no page that could be linked, such as `about:srcdoc`. */
function toPage(page: string): string {
	if (!URL.canParse(page)) return "";
	const { protocol, origin, pathname } = new URL(page);
	const address = /^https?:$/.test(protocol) ? origin + pathname : "";
	return address.length > PAGE_MAX ? "" : address;
}

/** A missing car: either `car`, as the visitor calls it, or `vehicle`, one of the catalogue. */
export const askSchema = z
	.strictObject({
		// Limited before, too: the time to take addresses out of one long word grows with the square of its length.
		car: z
			.string()
			.max(2 * CAR_MAX)
			.transform(toCarText)
			.pipe(z.string().min(1).max(CAR_MAX))
			.optional(),
		/** `variantId-year` */
		vehicle: z
			.string()
			.refine((id) => parseVehicleId(id) !== undefined, "finders.vehicle_not_found")
			.optional(),
		email: emailSchema,
		/** The language of the mails, as `de` or `de-AT`; any other: the finder's. */
		locale: z.string().max(35).default("").transform(toLocale),
		/** The page where it is asked. */
		page: z.string().default("").transform(toPage),
	})
	.refine(({ car, vehicle }) => (car === undefined) !== (vehicle === undefined), {
		path: ["car"],
		message: "finders.car_or_vehicle",
	});
export type Ask = z.output<typeof askSchema>;

export const askedSchema = z.object({ accepted: z.literal(true) });

/** The form of the page that a mail links to. */
export const linkFormSchema = z.strictObject({ token: z.string() });

export const carRequestListSchema = listInputSchema(CAR_REQUEST_SORT_FIELDS);
export type CarRequestListInput = z.output<typeof carRequestListSchema>;

/** A car that was asked for, without anybody who has asked. */
export const requestedCarSchema = z.object({
	/** What is the same car. */
	key: z.string(),
	car: z.string(),
	asked: z.int(),
	confirmed: z.int(),
	/** In how many configurations. */
	finders: z.int(),
	state: z.enum(REQUESTED_CAR_STATES),
	firstAskedAt: z.iso.datetime(),
	lastAskedAt: z.iso.datetime(),
});
export type RequestedCars = z.output<typeof requestedCarSchema>;
export const requestedCarsSchema = z.object({ data: z.array(requestedCarSchema), totalItemCount: z.int() });

/** Folding makes a text up to three times as long. */
const KEY_MAX = 5 * CAR_MAX;
export const carRequestRemoveSchema = z.strictObject({ key: z.string().min(1).max(KEY_MAX) });
