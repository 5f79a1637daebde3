import { z } from "zod";
import { AppError } from "../http/app-error.ts";

/** A car as a register names it. */
export type RegisteredCar = { brand: string; model: string; year: number | null };

/**
 * Asks one register for a registration of one kind. Several cars are candidates; none: the register doesn't know it.
 * Throws 503 `registrations.unavailable`. `service` is the register's origin.
 */
export type VehicleLookup = (service: string, value: string) => Promise<RegisteredCar[]>;

const ANSWER_MS = 4000;
const RETRY_SECONDS = 30;

/** Names of other languages' fields come as text; a register leaves them out or empty where it knows nothing. */
export const nameSchema = z
	.string()
	.nullish()
	.transform((name) => name?.trim() ?? "");

/** Redirects aren't followed: a register's address is fixed. What was asked is never part of an error. */
export async function askRegister<Schema extends z.ZodType>(address: URL, schema: Schema): Promise<z.output<Schema>> {
	try {
		const signal = AbortSignal.timeout(ANSWER_MS);
		const response = await fetch(address, { redirect: "manual", headers: { accept: "application/json" }, signal });
		if (!response.ok) {
			await response.body?.cancel();
			throw new Error(`The register answered ${response.status}.`);
		}
		return schema.parse(await response.json());
	} catch {
		throw unavailable();
	}
}

const unavailable = () => new AppError("registrations.unavailable", 503, { retryAfter: RETRY_SECONDS });
