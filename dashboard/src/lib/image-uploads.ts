const underWay = new Set<Promise<boolean>>();

/** Whether a picture is being uploaded: what was chosen belongs to its form, though the form doesn't hold its path yet. */
export const hasImageUploads = (): boolean => underWay.size > 0;

/** Ends with the uploads under way: true if no one has failed. */
export const imageUploadsEnd = async (): Promise<boolean> => !(await Promise.all(underWay)).includes(false);

/**
 * `upload` ends when its form holds the picture's path, or with false when the error was shown. The answer forgets it: its
 * form was left.
 */
export function addImageUpload(upload: Promise<boolean>): () => void {
	const forget = () => void underWay.delete(upload);
	underWay.add(upload);
	void upload.finally(forget);
	return forget;
}
