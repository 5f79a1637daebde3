import { z } from "zod";
import { AppError } from "../http/app-error.ts";
import { type OutsideRequest, requestOutside } from "../http/request-outside.ts";

/** A car as a register names it; a model of "": it knows none. */
export type RegisteredCar = { brand: string; model: string; year: number | null };

/** Where a register is: its origin, and the key that it gave, if it needs one. */
export type RegisterAccess = { service: string; key: string };

/**
 * Asks one register for a registration of one kind. Several cars are candidates; none: the register doesn't know it.
 * Throws 503 `registrations.unavailable`.
 */
export type VehicleLookup = (register: RegisterAccess, value: string) => Promise<RegisteredCar[]>;

const ANSWER_MS = 4000;
const RETRY_SECONDS = 30;
const KEY_REFUSED = [401, 403];

/** Names of other languages' fields come as text; a register leaves them out or empty where it knows nothing. */
export const nameSchema = z
	.string()
	.nullish()
	.transform((name) => name?.trim() ?? "");

type Question = { address: URL; request?: Partial<OutsideRequest>; isUnknown?: (status: number) => boolean };

/**
 * The answer of a register; undefined if its status says that it doesn't know the car. Redirects aren't followed: a
 * register's address is fixed. What was asked is never part of an error or a log.
 */
export async function askRegister<Schema extends z.ZodType>(
	{ address, request, isUnknown = () => false }: Question,
	schema: Schema,
): Promise<z.output<Schema> | undefined> {
	try {
		const signal = AbortSignal.timeout(ANSWER_MS);
		const headers = { accept: "application/json", ...request?.headers };
		const response = await requestOutside(address, { ...request, headers, signal });
		if (response.ok) return schema.parse(await response.json());
		await response.body?.cancel();
		if (isUnknown(response.status)) return undefined;
		if (KEY_REFUSED.includes(response.status))
			console.error(`${address.host} answered ${response.status}: check its key`);
	} catch {
		throw unavailable();
	}
	throw unavailable();
}

const unavailable = () => new AppError("registrations.unavailable", 503, { retryAfter: RETRY_SECONDS });
