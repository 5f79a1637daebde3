import { useRef, useState } from "react";
import { type Brand, brandInputSchema } from "#worker/assortments/brand.schema.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { fetchBrand } from "./brand.api.ts";
import { useSaveBrand } from "./use-assortment-actions.ts";

/** `saved`: its name, empty for a new one. */
type Edited = { id: number | null; saved: string; text: string; error: string | null };

export type BrandEdit = ReturnType<typeof useBrandEdit>;

/** The brand that is being named within an assortment's form: its name is unsaved, too, and part of what the form saves. */
export function useBrandEdit(onSaved: (id: number) => void) {
	const [edited, setEdited] = useState<Edited | null>(null);
	const [isStale, setStale] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const saving = useSaveBrand();
	const underWay = useRef<Promise<boolean> | null>(null);
	const refuse = (error: string | null) => {
		setEdited((one) => one && { ...one, error });
		input.current?.focus();
	};
	const send = async () => {
		const checked = brandInputSchema.safeParse({ name: edited?.text });
		if (!edited || !checked.success) {
			refuse("field.required");
			return false;
		}
		let isSaved = false;
		await saving.mutate(
			{ id: edited.id, name: checked.data.name, saved: edited.saved },
			{
				onSuccess: (brand) => {
					if (brand === null) return setStale(true);
					isSaved = true;
					onSaved(brand.id);
					setEdited(null);
				},
				onError: (problem) => {
					if (toProblem(problem).code === "assortments.brand_stale") return setStale(true);
					refuse(toProblem(problem).fields[0]?.code ?? null);
					showProblem(problem);
				},
			},
		);
		return isSaved;
	};
	const take = ({ name }: Brand, text: string) => {
		setEdited((one) => one && { ...one, saved: name, text, error: null });
		setStale(false);
	};
	const isNaming = edited !== null && edited.text.trim() !== edited.saved;
	return {
		edited,
		input,
		/** Its name was changed. */
		isNaming,
		isSaving: saving.isPending,
		/** The question after somebody else has renamed it. */
		stale:
			isStale && edited?.id != null
				? {
						fetchNewer: () => fetchBrand(Number(edited.id)),
						onReload: (newer: Brand) => take(newer, newer.name),
						onKeep: (newer: Brand) => take(newer, edited.text),
						onFailed: () => setStale(false),
					}
				: null,
		/** A name that is being typed or saved stays. */
		begin: (id: number | null, saved: string) =>
			isNaming || saving.isPending ? input.current?.focus() : setEdited({ id, saved, text: saved, error: null }),
		type: (text: string) => setEdited((one) => one && { ...one, text, error: null }),
		/** Not while it is saved: the question whether to leave it may have been open before. */
		close: () => saving.isPending || setEdited(null),
		/** Saves the name; false if that was refused. */
		save: () =>
			(underWay.current ??= send().finally(() => {
				underWay.current = null;
			})),
	};
}
