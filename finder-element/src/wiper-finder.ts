import { adoptStyles, html, LitElement, nothing, type PropertyValues, unsafeCSS } from "lit";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { Appearance } from "#worker/finders/appearance.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { carOfAddress, carOfText, resultAddress } from "./car-address.ts";
import { type CarMemory, createCarMemory } from "./car-memory.ts";
import { Connection } from "./controllers/connection.ts";
import { NextStepFocus } from "./controllers/next-step-focus.ts";
import { PageListener } from "./controllers/page-listener.ts";
import { SearchController } from "./controllers/search-controller.ts";
import { createDeliveryClient } from "./delivery-client.ts";
import { type FinderEvents, FinderSession } from "./finder-session.ts";
import { laterStyles, resultsModule, searchModule } from "./later-modules.ts";
import { applyLook } from "./look.ts";
import { EMPTY_SELECTION } from "./selection.ts";
import { MODULE } from "./store.ts";
import base from "./styles/base.css?inline";
import form from "./styles/form.css?inline";
import { type Preview, type Safely, type ViewModel, withPreview } from "./view-model.ts";
import { finderView } from "./views/finder-view.ts";
import { failureView, skeletonView } from "./views/state-view.ts";

/** The API is on the script's origin: nothing on the page can change that. */
const ORIGIN = new URL(import.meta.url).origin;
const delivery = createDeliveryClient(ORIGIN);
const memory: CarMemory = createCarMemory(() => localStorage);
const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const imageUrl = (path: string) => new URL(path, ORIGIN).href;
/** Not every browser has requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
const retryLabels = __RETRY_LABELS__;
const currentYear = new Date().getFullYear();

/**
 * A finder for wiper blades: the visitor selects brand, model and year and sees what fits, at the shop's prices.
 * Its content is shown until the finder has loaded, and stays if it can't load.
 *
 * @element wiper-finder
 *
 * @attr {string} finder - The finder's id, from the publish screen.
 * @attr {string} locale - Language: en, de, gr (or el), tr, pl, ru. Default: the configuration's.
 * @attr {boolean} remember - Keeps the visitor's car in the browser's local storage; the visitor can remove it.
 * @attr {string} vehicle - A car to open: `variantId-year`. A `wf-vehicle` in the page's address takes precedence.
 *
 * @slot - Shown until the finder has loaded, and instead of it if it can't load.
 * @slot header - Above the title.
 * @slot empty - Shown when nothing fits, for example a contact link.
 * @slot footer - Below everything.
 *
 * @fires {CustomEvent<null>} wf-ready - The finder can be used.
 * @fires {CustomEvent<{vehicle: object}>} wf-vehicle - The visitor's car is known.
 * @fires {CustomEvent<{vehicle: object, products: object[]}>} wf-results - Products fit, and are shown.
 * @fires {CustomEvent<{vehicle: object}>} wf-no-result - Nothing fits.
 * @fires {CustomEvent<{sku: string}>} wf-product-click - The visitor follows the link to a product.
 * @fires {CustomEvent<{code: string}>} wf-error - A request failed: the server's code, or `network.…`.
 *
 * @csspart root - Everything.
 * @csspart frame - The pane with everything on it.
 * @csspart panel - The form with its picture.
 * @csspart image - The picture above the form.
 * @csspart form - Title, search and selects.
 * @csspart title - The title.
 * @csspart label - The label.
 * @csspart selects - The row of selects.
 * @csspart field - A field with its label.
 * @csspart field-label - The label of a field.
 * @csspart arrow - A select with its arrow.
 * @csspart select - A select.
 * @csspart search - The free-text box with its label.
 * @csspart search-input - The free-text box.
 * @csspart hits - The list of cars found.
 * @csspart hit - One car found.
 * @csspart none - The message when no car is found.
 * @csspart outcome - Everything after the car is known.
 * @csspart car - The line with the car's name and the buttons to change or forget it.
 * @csspart results-title - The car's name.
 * @csspart change-car - The button to change the car.
 * @csspart forget-car - The button to forget the car.
 * @csspart questions - The questions beyond the car.
 * @csspart question - One question.
 * @csspart answer - One answer to choose.
 * @csspart measure - How to measure a blade.
 * @csspart sizes - The car's sizes.
 * @csspart adapter - The adapter that the car needs.
 * @csspart series - The choice of the wiper series.
 * @csspart group-title - The heading of a list of products.
 * @csspart products - A list of products.
 * @csspart product - One product.
 * @csspart product-image - Its picture.
 * @csspart product-title - Its title.
 * @csspart badge - The top-seller text.
 * @csspart buy - Price and link.
 * @csspart price - The price.
 * @csspart unavailable - Says that the product is not available at the moment.
 * @csspart saved - What a bundle costs less than its parts.
 * @csspart button - Every button and product link.
 * @csspart product-link - The link to the product's page.
 * @csspart show-results - The link to the shop's page of results.
 * @csspart instructions - The instructions.
 * @csspart article - An article below the instructions; its title opens it.
 * @csspart notice - A message to the visitor.
 * @csspart no-result - The message when nothing fits.
 * @csspart error - The message when loading failed, with a button to try again.
 * @csspart link - A button, or the title of an article, that looks like a link.
 * @csspart quiet - Text of less weight.
 * @csspart hidden - Text for screen readers.
 * @csspart skeleton - The outline of the form while it loads.
 * @csspart bone - A field of that outline.
 *
 * @cssproperty --wf-primary - Filled buttons and the top-seller text.
 * @cssproperty --wf-on-primary - Text on the primary colour.
 * @cssproperty --wf-accent - The primary colour where it is text, an outline or a mark.
 * @cssproperty --wf-background - The finder's background.
 * @cssproperty --wf-ink - Text.
 * @cssproperty --wf-title-color - The title.
 * @cssproperty --wf-label-color - Labels.
 * @cssproperty --wf-label-size - The size of labels.
 * @cssproperty --wf-label-case - The case of labels (`text-transform`).
 * @cssproperty --wf-title-align - The title: start, center or end.
 * @cssproperty --wf-form-align - The selects: start, center or end.
 * @cssproperty --wf-form-width - The maximum width of the selects together.
 * @cssproperty --wf-radius - Corners.
 * @cssproperty --wf-image-radius - Corners of pictures.
 * @cssproperty --wf-padding - Space around the content.
 * @cssproperty --wf-cover - The picture behind the form, if the banner is a cover.
 * @cssproperty --wf-font - The font. Default: the page's.
 * @cssproperty --wf-font-size - The size of text. Default: the page's, within 14 to 18 pixels.
 * @cssproperty --wf-min-height - The space that is reserved from the start.
 */
export class WiperFinder extends LitElement {
	static override properties = {
		finder: {},
		locale: {},
		remember: { type: Boolean },
		vehicle: {},
		preview: { attribute: false },
	};
	static override styles = unsafeCSS(base + form);

	declare finder: string | null | undefined;
	declare locale: string | null | undefined;
	declare remember: boolean | undefined;
	declare vehicle: string | null | undefined;
	/** Unsaved values of a configuration, for the dashboard. While set, nothing is counted, stored or announced. */
	declare preview: Preview | null | undefined;

	readonly #session = new FinderSession({
		delivery,
		results: resultsModule,
		currentYear,
		onChange: () => this.requestUpdate(),
		emit: (name, detail) => this.#emit(name, detail),
		isPreview: () => !!this.preview,
		isAllowed: (origins) => !!this.preview || isAllowedHere(origins),
	});
	readonly #focus = new NextStepFocus(this, this.#session);
	readonly #search = new SearchController(this, {
		delivery,
		session: this.#session,
		onHit: ({ brand, model, year }) => {
			this.#focus.move();
			this.#session.pick({ ...EMPTY_SELECTION, brand: brand.id, model: model.id, year: year ?? undefined });
		},
		onNoCar: () => this.#count("no_car"),
	});
	/** How many of the later style sheets are adopted. */
	#adopted = 0;
	#isBroken = false;

	constructor() {
		super();
		new Connection(this, this.#session);
		new PageListener(this, darkScheme, "change", () => this.requestUpdate());
		new PageListener(this, window, "online", () => this.#session.hasFailed && this.#session.retry());
	}

	override connectedCallback(): void {
		this.#guard(() => super.connectedCallback());
	}

	protected override performUpdate(): void {
		this.#guard(() => super.performUpdate());
	}

	protected override willUpdate(changed: PropertyValues<this>): void {
		if (this.#adopted !== laterStyles.length && this.renderRoot instanceof ShadowRoot) {
			this.#adopted = laterStyles.length;
			adoptStyles(this.renderRoot, [WiperFinder.styles, ...laterStyles]);
		}
		if (this.preview && changed.has("preview")) this.#loadLater();
		if (!changed.has("finder") && !changed.has("locale") && !changed.has("vehicle")) return;
		const rememberedCar = this.remember ? memory.get() : undefined;
		const car = carOfAddress(location.search) ?? carOfText(this.vehicle) ?? rememberedCar;
		if (this.finder) this.#session.start(this.finder, this.locale, car);
		else this.#session.phase = "silent";
	}

	protected override render() {
		if (this.#session.phase === "silent") return html`<slot></slot>`;
		const bootstrap = this.#shownBootstrap;
		// The language is not on the root: `all: initial` resets it, and with it capitals.
		return html`
			<div class="root" part="root">
				<div class="frame" part="frame" lang=${bootstrap?.lang ?? nothing}>
					${bootstrap ? finderView(this.#viewModel(bootstrap)) : this.#waitingView()}
				</div>
			</div>
		`;
	}

	protected override updated(): void {
		const root = this.renderRoot.querySelector<HTMLElement>(".root");
		const bootstrap = this.#shownBootstrap;
		const appearance = bootstrap && this.#appearanceOf(bootstrap);
		if (root && appearance) applyLook(root, bootstrap.look, appearance, imageUrl);
	}

	/** The server has worked it out for saved looks. */
	#appearanceOf({ look, appearance }: Bootstrap): Appearance | undefined {
		const { matches } = darkScheme;
		const saved = appearance?.[matches ? "dark" : "light"];
		if (saved && !this.preview) return saved;
		return resultsModule.peek(MODULE)?.appearanceOf(look, matches) ?? saved;
	}

	get #shownBootstrap(): Bootstrap | undefined {
		const { phase, bootstrap } = this.#session;
		return phase === "ready" && bootstrap ? withPreview(bootstrap, this.preview) : undefined;
	}

	/** Even if a page has changed the browser's own functions, no error reaches it: the finder stops. */
	#guard(run: () => void): void {
		if (this.#isBroken) return;
		try {
			run();
		} catch {
			this.#isBroken = true;
			this.#session.stop();
			this.shadowRoot?.replaceChildren(document.createElement("slot"));
		}
	}

	readonly #safely: Safely = (act) => (event) => this.#guard(() => act(event));

	/** Until the finder has loaded, the page's own content is shown, or a skeleton if there is none. */
	#waitingView() {
		if (this.#session.phase === "loading") return html`<slot>${skeletonView()}</slot>`;
		const language = (this.locale || document.documentElement.lang).slice(0, 2);
		const label = retryLabels[language] ?? retryLabels.en;
		return html`<slot></slot>${failureView("⚠", label, () => this.#session.retry(), this.#safely)}`;
	}

	#viewModel(bootstrap: Bootstrap): ViewModel {
		const { vehicle, choice } = this.#session.selection;
		const isElsewhere = vehicle !== undefined && !this.preview;
		return {
			bootstrap,
			texts: bootstrap.texts,
			session: this.#session,
			search: this.#search,
			resultsView: resultsModule.peek(MODULE)?.resultsView,
			imageUrl,
			canForget: !!this.remember,
			isPreview: !!this.preview,
			resultsElsewhere: isElsewhere
				? resultAddress(bootstrap.look.resultPageUrl, location.href, vehicle, choice)
				: undefined,
			safely: this.#safely,
			onProductClick: this.#onProductClick,
			changeCar: this.#changeCar,
			forgetCar: () => {
				memory.remove();
				this.#changeCar();
			},
		};
	}

	#emit<Name extends keyof FinderEvents>(name: Name, detail: FinderEvents[Name]): void {
		const { vehicle, bootstrap } = this.#session;
		if (this.preview) return;
		if (name === "vehicle" && this.remember && vehicle) memory.set(vehicle.id, vehicle.brand.id);
		whenIdle(() => {
			if (name === "ready") this.#loadLater();
			if (name !== "error" && bootstrap) delivery.count(bootstrap.uuid, name === "no-result" ? "no_result" : name);
		});
		// After the update, so that listeners find the finder in the announced state.
		void this.updateComplete.then(() => this.#dispatch(name, detail));
	}

	/** So that later steps wait for nothing. */
	#loadLater(): void {
		this.#session.prefetch();
		for (const { load } of [resultsModule, searchModule]) {
			load(MODULE).then(
				() => this.requestUpdate(),
				() => {},
			);
		}
	}

	#count(event: "no_car" | "product_click"): void {
		const { bootstrap } = this.#session;
		if (bootstrap && !this.preview) delivery.count(bootstrap.uuid, event);
	}

	#dispatch(name: string, detail: unknown): void {
		this.dispatchEvent(new CustomEvent(`wf-${name}`, { detail, bubbles: true, composed: true }));
	}

	readonly #onProductClick = ({ sku }: AnswerProduct, event: Event): void => {
		if (this.preview) {
			event.preventDefault();
			return;
		}
		this.#count("product_click");
		this.#dispatch("product-click", { sku });
	};

	readonly #changeCar = (): void => {
		this.#search.clear();
		this.#focus.move();
		this.#session.pick(EMPTY_SELECTION);
	};
}

/** The shop's list of origins; pages of the server itself, such as the test page, are always allowed. */
function isAllowedHere(origins: string[]): boolean {
	return origins.length === 0 || location.origin === ORIGIN || origins.includes(location.origin);
}
