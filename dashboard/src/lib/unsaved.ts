import { useEffect } from "react";
import { hasImageUploads } from "./image-uploads.ts";

const unsaved = new Set<object>();

/** Whether anything on this page is unsaved. */
export const hasUnsaved = (): boolean => unsaved.size > 0 || hasImageUploads();

export function useUnsaved(isDirty: boolean): void {
	useEffect(() => {
		if (!isDirty) return;
		const form = {};
		unsaved.add(form);
		return () => void unsaved.delete(form);
	}, [isDirty]);
}
