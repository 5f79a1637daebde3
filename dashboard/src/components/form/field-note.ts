import type { TextKey } from "../../i18n/texts.ts";

/** What is said at a field as an error is, but is none: somebody else has changed it. `message` is a value. */
const NOTES = {
	others_changed: "stale.changed",
	others_taken: "stale.taken",
	others_kept: "stale.kept",
} as const satisfies Readonly<Record<string, TextKey>>;
export type OthersChange = keyof typeof NOTES;

type FieldError = { type?: unknown; message?: string | undefined };
type Choices = readonly { value: string; label: string }[];

const LENGTH_MAX = 200;

/** Undefined: it is an error. */
export function fieldNote({ type, message = "" }: FieldError): { key: TextKey; value: string } | undefined {
	const key = Object.entries(NOTES).find(([known]) => known === type)?.[1];
	const value = message.length > LENGTH_MAX ? `${message.slice(0, LENGTH_MAX)}…` : message;
	return key && { key, value: value || "–" };
}

/** The same with the name of the choice that the value is. */
export function noteOfChoice<Error extends FieldError>(error: Error | undefined, choices: Choices): Error | undefined {
	const choice = error && fieldNote(error) && choices.find(({ value }) => value === (error.message ?? ""));
	return error && choice ? { ...error, message: choice.label } : error;
}
