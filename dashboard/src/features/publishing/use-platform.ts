import { createStoredValue, useStoredValue } from "../../lib/stored-value.ts";
import { PLATFORMS, type Platform } from "./platform-steps.ts";

const remembered = createStoredValue("publishPlatform");

const platformOf = (stored: string | null): Platform => PLATFORMS.find(({ id }) => id === stored) ?? PLATFORMS[0];

/** The shop system chosen last, which comes first next time. */
export function usePlatform(): [Platform, (id: string) => void] {
	return [platformOf(useStoredValue(remembered)), remembered.set];
}
