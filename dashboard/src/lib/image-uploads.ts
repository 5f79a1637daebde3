const underWay = new Set<Promise<unknown>>();

/** Whether a picture is being uploaded: what was chosen belongs to its form, though the form doesn't hold its path yet. */
export const hasImageUploads = (): boolean => underWay.size > 0;

/** Ends with the uploads under way, successful or not. */
export const imageUploadsEnd = (): Promise<unknown> => Promise.allSettled(underWay);

/** `upload` ends when its form holds the picture's path, or the error was shown. */
export function addImageUpload(upload: Promise<unknown>): void {
	underWay.add(upload);
	void upload.finally(() => underWay.delete(upload));
}
