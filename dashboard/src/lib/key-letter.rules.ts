/**
 * The Latin letter of a key press, in lower case: its own, or on a keyboard with other letters, as Greek or Russian, the
 * one at the key's place (`code`: `KeyS`). Undefined if it is no letter.
 */
export const keyLetter = ({ key, code }: { key: string; code: string }): string | undefined =>
	(/^[a-z]$/i.exec(key)?.[0] ?? /^Key([A-Z])$/.exec(code)?.[1])?.toLowerCase();
