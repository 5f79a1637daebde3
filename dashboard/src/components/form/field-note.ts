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

/** What a field calls a value; undefined: it has no name for it. */
export type NameOf = (value: string) => string | undefined;

/** Plain text is shown as it is stored. */
export const asTyped: NameOf = (text) => text || "–";

export const nameAmong =
	(choices: Choices): NameOf =>
	(value) =>
		choices.find((choice) => choice.value === value)?.label;

/** Undefined: it is an error. A value that the field can't name isn't told. */
export function fieldNote(
	{ type, message }: FieldError,
	nameOf: NameOf = () => undefined,
): { key: TextKey; value: string } | undefined {
	const key = Object.entries(NOTES).find(([known]) => known === type)?.[1];
	const value = message === undefined ? undefined : nameOf(message);
	if (key === undefined || value === undefined) return key && { key: NOTES.others_changed, value: "" };
	return { key, value: value.length > LENGTH_MAX ? `${value.slice(0, LENGTH_MAX)}…` : value };
}
