import { expect, test } from "vitest";
import { asTyped, fieldNote, nameAmong } from "../../../dashboard/src/components/form/field-note.ts";

const CHOICES = [
	{ value: "", label: "None" },
	{ value: "1", label: "Left" },
];

test("a note tells a value only as its field shows it; any other field says that it was changed", () => {
	const error = { type: "others_kept", message: "1" };
	expect(fieldNote(error)).toEqual({ key: "stale.changed", value: "" });
	expect(fieldNote(error, asTyped)).toEqual({ key: "stale.kept", value: "1" });
	expect(fieldNote(error, nameAmong(CHOICES))).toEqual({ key: "stale.kept", value: "Left" });
	expect(fieldNote({ type: "others_taken", message: "" }, nameAmong(CHOICES))).toMatchObject({ value: "None" });
	expect(fieldNote({ type: "others_taken", message: "" }, asTyped)).toEqual({ key: "stale.taken", value: "–" });
});

test("a choice that the field doesn't have, or a value that is no text, isn't told", () => {
	expect(fieldNote({ type: "others_kept", message: "9" }, nameAmong(CHOICES))?.key).toBe("stale.changed");
	expect(fieldNote({ type: "others_changed" }, asTyped)?.key).toBe("stale.changed");
	expect(fieldNote({ type: "too_big", message: "1" }, asTyped)).toBeUndefined();
});
