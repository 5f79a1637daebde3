import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { showSaved, valuesNow } from "../../../dashboard/src/components/form/show-saved.ts";

type Values = { label: string; note: string; sizes: { inch: number | null }[] };
const isField = (path: string): path is keyof Values => path === "label" || path === "note" || path === "sizes";

/** A form whose changes are followed, as on a page. */
function opened(values: Values) {
	const form = createFormControl<Values>({ defaultValues: values });
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
	showSaved(form, isField, sent, { ...SAVED, label: "B" });
	expect(form.getValues()).toEqual({ label: "B", note: "typed meanwhile", sizes: [{ inch: 20 }] });
	expect(form.isDirty()).toBe(true);
	form.reset();
	expect(form.getValues()).toEqual({ ...SAVED, label: "B" });
});

test("a form that was only saved has nothing unsaved, whatever the server made of it", () => {
	const form = opened({ ...SAVED, sizes: [{ inch: Number.NaN }] });
	form.setValue("label", " B ", { shouldDirty: true });
	showSaved(form, isField, valuesNow(form), { ...SAVED, label: "B" });
	expect(form.getValues()).toEqual({ ...SAVED, label: "B" });
	expect(form.isDirty()).toBe(false);
});
