import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { AnswerProduct } from "#worker/offers/answer.rules.ts";
import type { RichNode } from "#worker/rich-text/rich-text.rules.ts";
import type { CarSearch } from "./car-search.ts";
import type { Child } from "./dom.ts";
import type { Finding } from "./finding.ts";

/** Unsaved values of a configuration, shown instead of the saved ones: the dashboard's live preview. */
export type Preview = {
	look?: Partial<FinderLook>;
	title?: RichNode[];
	instructions?: RichNode[];
	/** BCP 47, for number formats. */
	lang?: string;
};

/** Everything that the views need to render one state, and their callbacks. */
export type Scene = {
	boot: Bootstrap;
	texts: FinderTexts;
	finding: Finding;
	search: CarSearch;
	/** Undefined until its module has loaded. */
	resultsView: ((scene: Scene) => Child[]) | undefined;
	canForget: boolean;
	isPreview: boolean;
	/** The shop's separate results page, if there is one. */
	resultsElsewhere: string | undefined;
	/** Makes an address from a picture's path. */
	imageUrl(path: string): string;
	/** The visitor follows the link to a product's page. */
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
