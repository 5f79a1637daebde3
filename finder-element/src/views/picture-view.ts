import { html, nothing } from "lit";
import { imageSources } from "#worker/media/image-name.rules.ts";
import type { ViewModel } from "../view-model.ts";

/** The picture above the form. */
export function pictureView(path: string, { imageUrl }: ViewModel) {
	const { src, srcset } = imageSources(path, imageUrl);
	return html`<img class="image" part="image" alt="" srcset=${srcset ?? nothing} src=${src}>`;
}
