import { createStoredValue } from "./stored-value.ts";

export const userToken = createStoredValue("token");
/** A second token that overrides the first while an administrator simulates somebody (spec section 4). */
export const simulateToken = createStoredValue("simulateToken");

export const bearer = (): string | null => simulateToken.get() ?? userToken.get();

export function forgetTokens(): void {
	simulateToken.set(null);
	userToken.set(null);
}
