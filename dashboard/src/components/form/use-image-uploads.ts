import { useQueryClient } from "@tanstack/react-query";
import { IMAGE_UPLOADS } from "../../lib/upload-image.api.ts";

/** The pictures that are being uploaded: whether there are any, and a promise that ends with the last one. */
export function useImageUploads() {
	const queryClient = useQueryClient();
	const isUploading = () => queryClient.isMutating(IMAGE_UPLOADS) > 0;
	const whenUploaded = () =>
		new Promise<void>((resolve) => {
			if (!isUploading()) return resolve();
			const unsubscribe = queryClient.getMutationCache().subscribe(() => {
				if (isUploading()) return;
				unsubscribe();
				resolve();
			});
		});
	return { isUploading, whenUploaded };
}
