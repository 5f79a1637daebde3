import type { Bootstrap } from "#worker/finders/bootstrap.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import type { RichNode } from "#worker/finders/rich-text.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { AnswerProduct } from "#worker/offers/answer.rules.ts";
import type { CarSearch } from "./car-search.ts";
import type { Child } from "./dom.ts";
import type { Finding } from "./finding.ts";

/** Unsaved values of a configuration, shown over the saved ones: the dashboard's live preview. */
export type Preview = {
	look?: Partial<FinderLook>;
	title?: RichNode[];
	instructions?: RichNode[];
	/** BCP 47: how numbers are written. */
	lang?: string;
};

/** All that the views need to draw one state, and what they may set off. */
export type Scene = {
	boot: Bootstrap;
	texts: FinderTexts;
	finding: Finding;
	search: CarSearch;
	/** Undefined until its module is there. */
	resultsView: ((scene: Scene) => Child[]) | undefined;
	canForget: boolean;
	isPreview: boolean;
	/** Where the shop shows its results, when that isn't here. */
	resultsElsewhere: string | undefined;
	/** Makes an address of a picture's path. */
	imageUrl(path: string): string;
	/** The visitor leaves for a product's page. */
	follow(product: AnswerProduct, event: Event): void;
	changeCar(): void;
	forgetCar(): void;
	takeHit(): void;
};

export const withPreview = (boot: Bootstrap, preview: Preview | null | undefined): Bootstrap => ({
	...boot,
	...preview,
	look: { ...boot.look, ...preview?.look },
});
