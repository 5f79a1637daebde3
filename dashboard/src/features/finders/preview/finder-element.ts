import type { Ref } from "react";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import type { RichNode } from "#worker/rich-text/rich-text.rules.ts";
import { workerOrigin } from "../../../lib/api.ts";

/** The element's property `preview`: unsaved values over the saved ones. */
export type FinderPreview = { look: Partial<FinderLook>; title: RichNode[]; instructions: RichNode[] };

export type FinderElement = HTMLElement & { preview: FinderPreview | null };

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"wiper-finder": HTMLAttributes<HTMLElement> & {
				ref?: Ref<FinderElement>;
				finder: string;
				locale: string;
				vehicle?: string | undefined;
			};
		}
	}
}

/** Loads the script that shops embed; a second call does nothing. */
export async function loadFinderElement(): Promise<void> {
	const address = `${workerOrigin}/finder/v1/wiper-finder.js`;
	await import(/* @vite-ignore */ address);
	await customElements.whenDefined("wiper-finder");
}
