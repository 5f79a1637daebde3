import { createPersonalValue } from "../../lib/personal-value.ts";
import { useStoredValue } from "../../lib/stored-value.ts";
import { PLATFORMS, type Platform } from "./platform-steps.ts";

const stored = createPersonalValue("publishPlatform");

const platformOf = (stored: string | null): Platform => PLATFORMS.find(({ id }) => id === stored) ?? PLATFORMS[0];

/** The last chosen shop system, which is preselected next time. */
export function usePlatform(): [Platform, (id: string) => void] {
	return [platformOf(useStoredValue(stored)), stored.set];
}
