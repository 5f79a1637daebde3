import { imageSources } from "#worker/media/image-name.rules.ts";
import { workerOrigin } from "./api.ts";

/** What an `img` needs to show a stored picture at a width, given as in the attribute `sizes`. */
export function imageProps(path: string, sizes: string) {
	const { src, srcset } = imageSources(path, (one) => workerOrigin + one);
	return { sizes, srcSet: srcset, src };
}
