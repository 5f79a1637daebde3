import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { RichNode } from "#worker/rich-text/rich-text.rules.ts";
import type { CarSearch } from "./car-search.ts";
import type { Child } from "./dom.ts";
import type { FinderSession } from "./finder-session.ts";

/** Unsaved values of a configuration, shown instead of the saved ones: the dashboard's live preview. */
export type Preview = {
	look?: Partial<FinderLook>;
	title?: RichNode[];
	instructions?: RichNode[];
	/** BCP 47, for number formats. */
	lang?: string;
};

/** Everything that the views need to render one state, and their callbacks. */
export type ViewModel = {
	bootstrap: Bootstrap;
	texts: FinderTexts;
	session: FinderSession;
	search: CarSearch;
	/** Undefined until its module has loaded. */
	resultsView: ((viewModel: ViewModel) => Child[]) | undefined;
	canForget: boolean;
	isPreview: boolean;
	/** The shop's separate results page, if there is one. */
	resultsElsewhere: string | undefined;
	/** Makes an address from a picture's path. */
	imageUrl(path: string): string;
	/** The visitor follows the link to a product's page. */
	onProductClick(product: AnswerProduct, event: Event): void;
	changeCar(): void;
	forgetCar(): void;
	selectHit(): void;
};

export const withPreview = (bootstrap: Bootstrap, preview: Preview | null | undefined): Bootstrap => ({
	...bootstrap,
	...preview,
	look: { ...bootstrap.look, ...preview?.look },
});
