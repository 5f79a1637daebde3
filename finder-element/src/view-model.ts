import type { TemplateResult } from "lit";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import type { AdapterAnswer, Answer } from "#worker/offers/answer.rules.ts";
import type { RichNode } from "#worker/rich-text/rich-text.rules.ts";
import type { CarSearch } from "./car-search.ts";
import type { FinderEvents } from "./events.ts";
import type { FinderSession } from "./finder-session.ts";
import type { Safely } from "./safely.ts";
import type { Store } from "./store.ts";

/** Unsaved values of a configuration, shown instead of the saved ones: the dashboard's live preview. */
export type Preview = {
	look?: Partial<FinderLook>;
	title?: RichNode[];
	instructions?: RichNode[];
};

/** The text box, whose list of cars loads when it is used. */
export type SearchBox = {
	text: string;
	/** Both undefined until it has loaded. */
	cars: CarSearch | undefined;
	module: { hitsView(viewModel: ViewModel, cars: CarSearch): TemplateResult } | undefined;
	/** The visitor is about to type. */
	prepare(): void;
	type(text: string): void;
	press(event: KeyboardEvent): void;
	close(): void;
	clear(): void;
	/** Opens the car that is active in the list, else the first. */
	select(): void;
};

/** The views that only a few visitors ask for (later/forms.ts). */
export type Forms = {
	requestView(viewModel: ViewModel): TemplateResult;
	connectorView(viewModel: ViewModel, adapter: AdapterAnswer): TemplateResult;
	/** Called after each rendering of the list of cars. */
	followLookUp(viewModel: ViewModel, cars: CarSearch): void;
};

/** Everything that the views need to render one state, and their callbacks. */
export type ViewModel = {
	bootstrap: Bootstrap;
	texts: FinderTexts;
	session: FinderSession;
	search: SearchBox;
	/** Undefined until its module has loaded. */
	resultsView: ((viewModel: ViewModel) => TemplateResult) | undefined;
	pictureView: ((path: string, viewModel: ViewModel) => TemplateResult) | undefined;
	canForget: boolean;
	isPreview: boolean;
	/** In a preview, once it has loaded. */
	withExample: ((answer: Answer | undefined, bootstrap: Bootstrap) => Answer | undefined) | undefined;
	forms: Store<Forms>;
	/** Around every listener. */
	safely: Safely;
	/** Makes an address from a picture's path. */
	imageUrl(path: string): string;
	/** The visitor follows the link to a product's page. */
	onProductClick(detail: FinderEvents["product-click"], event: Event): void;
	/** Renders again. */
	update(): void;
	/** After a failure. */
	retry(): void;
	/** To the first element of a selector, after the next update. */
	moveFocus(selector: string): void;
	changeCar(): void;
	forgetCar(): void;
};

export const withPreview = (bootstrap: Bootstrap, preview: Preview | null | undefined): Bootstrap => ({
	...bootstrap,
	...preview,
	look: { ...bootstrap.look, ...preview?.look },
});
