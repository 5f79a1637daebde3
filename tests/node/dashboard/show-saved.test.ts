import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { keepChanges } from "../../../dashboard/src/components/form/keep-changes.ts";
import { showSaved, valuesNow } from "../../../dashboard/src/components/form/show-saved.ts";

type Values = { label: string; note: string; sizes: { inch: number | null }[] };

/** A form whose changes are followed, as on a page. */
function opened(values: Values) {
	const form = createFormControl<Values>({ defaultValues: values, resolver: (values) => ({ values, errors: {} }) });
	let isDirty = false;
	form.subscribe({ formState: { isDirty: true }, callback: (state) => (isDirty = state.isDirty ?? isDirty) });
	return { ...form, isDirty: () => isDirty };
}

const SAVED = { label: "A", note: "", sizes: [{ inch: 18 }] };

test("what was typed while a save was under way stays, unsaved; the rest is as it was saved", () => {
	const form = opened(SAVED);
	form.setValue("label", " B ", { shouldDirty: true });
	const sent = valuesNow(form);
	form.setValue("note", "typed meanwhile", { shouldDirty: true });
	form.setValue("sizes.0.inch", 20, { shouldDirty: true });
	showSaved(form, sent, { ...SAVED, label: "B" });
	expect(form.getValues()).toEqual({ label: "B", note: "typed meanwhile", sizes: [{ inch: 20 }] });
	expect(form.isDirty()).toBe(true);
	form.reset();
	expect(form.getValues()).toEqual({ ...SAVED, label: "B" });
});

test("a form that was only saved has nothing unsaved, whatever the server made of it", () => {
	const form = opened({ ...SAVED, sizes: [{ inch: Number.NaN }] });
	form.setValue("label", " B ", { shouldDirty: true });
	showSaved(form, valuesNow(form), { ...SAVED, label: "B" });
	expect(form.getValues()).toEqual({ ...SAVED, label: "B" });
	expect(form.isDirty()).toBe(false);
});

test("a list that two people have changed has what both added, without what either removed", () => {
	const form = opened({ ...SAVED, sizes: [{ inch: 16 }, { inch: 18 }, { inch: 20 }] });
	const read = valuesNow(form);
	form.setValue("sizes", [{ inch: 18 }, { inch: 20 }, { inch: 28 }], { shouldDirty: true });
	showSaved(form, read, { ...SAVED, note: "theirs", sizes: [{ inch: 14 }, { inch: 16 }, { inch: 18 }] });
	expect(form.getValues()).toEqual({ ...SAVED, note: "theirs", sizes: [{ inch: 14 }, { inch: 18 }, { inch: 28 }] });
	expect(form.isDirty()).toBe(true);
});

test("a form in which two people made the same change has nothing unsaved", () => {
	const form = opened(SAVED);
	const read = valuesNow(form);
	form.setValue("sizes", [{ inch: 18 }, { inch: 20 }], { shouldDirty: true });
	showSaved(form, read, { ...SAVED, sizes: [{ inch: 18 }, { inch: 20 }] });
	expect(form.isDirty()).toBe(false);
});

test("what somebody else has changed is noted at its field: theirs where it was changed here too, else the one before", () => {
	const form = opened({ label: "A", note: "before", sizes: [{ inch: 18 }] });
	const read = valuesNow(form);
	form.setValue("label", "mine", { shouldDirty: true });
	const isField = (path: string): path is keyof Values => path in read;
	keepChanges(form, read, { label: "theirs", note: "", sizes: [{ inch: 20 }] }, isField);
	const noteOf = (name: keyof Values) => {
		const { type, message } = form.getFieldState(name).error ?? {};
		return [form.getValues(name), type, message];
	};
	expect([noteOf("label"), noteOf("note"), noteOf("sizes")]).toEqual([
		["mine", "others_kept", "theirs"],
		["", "others_taken", "before"],
		[[{ inch: 20 }], "others_changed", undefined],
	]);
});

test("a field that nobody else has changed has no note", () => {
	const form = opened(SAVED);
	form.setValue("label", "mine", { shouldDirty: true });
	keepChanges(form, SAVED, { ...SAVED, note: "theirs" }, (path): path is keyof Values => path in SAVED);
	expect([form.getFieldState("label").error, form.getFieldState("note").error?.type]).toEqual([
		undefined,
		"others_taken",
	]);
});

test("what others have changed stays noted after a save that fails, until the form is saved or read again", async () => {
	const form = opened(SAVED);
	form.setValue("label", "mine", { shouldDirty: true });
	const isField = (path: string): path is keyof Values => path in SAVED;
	keepChanges(form, SAVED, { ...SAVED, label: "theirs", note: "theirs" }, isField);
	const notes = () => [form.getFieldState("label").error?.type, form.getFieldState("note").error?.type];
	await form.handleSubmit(() => form.setError("note", { type: "too_big" }))();
	await expect.poll(notes).toEqual(["others_kept", "too_big"]);
	keepChanges(form, { ...SAVED, label: "theirs", note: "theirs" }, { ...SAVED, label: "theirs", note: "" }, isField);
	expect(notes()).toEqual(["others_kept", "others_taken"]);
	await form.handleSubmit(() => {})();
	await expect.poll(notes).toEqual(["others_kept", "others_taken"]);
	form.reset();
	await form.handleSubmit(() => {})();
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(notes()).toEqual([undefined, undefined]);
});
