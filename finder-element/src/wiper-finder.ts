import { type PropertyValues, ReactiveElement } from "lit";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { carOfAddress, carOfText, resultAddress } from "./car-address.ts";
import { type CarMemory, createCarMemory } from "./car-memory.ts";
import { CarSearch } from "./car-search.ts";
import { createDeliveryClient, DeliveryError } from "./delivery-client.ts";
import { type Child, h, patch } from "./dom.ts";
import { type FinderEvents, FinderSession, RESULTS_VIEW } from "./finder-session.ts";
import { applyLook } from "./look.ts";
import { EMPTY_SELECTION } from "./selection.ts";
import { createStore } from "./store.ts";
import { styles } from "./styles.ts";
import { type Preview, type ViewModel, withPreview } from "./view-model.ts";
import { finderView } from "./views/finder-view.ts";
import { failureView, skeletonView } from "./views/state-view.ts";

/** The API is on the script's origin: nothing on the page can change that. */
const ORIGIN = new URL(import.meta.url).origin;
const delivery = createDeliveryClient(ORIGIN);
const views = createStore(() =>
	import("./views/results-view.ts").catch(() => Promise.reject(new DeliveryError("network.unreachable", 0))),
);
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
export class WiperFinder extends ReactiveElement {
	static override properties = {
		finder: {},
		locale: {},
		remember: { type: Boolean },
		vehicle: {},
		preview: { attribute: false },
	};
	static override styles = styles;

	declare finder: string | null | undefined;
	declare locale: string | null | undefined;
	declare remember: boolean | undefined;
	declare vehicle: string | null | undefined;
	/** Unsaved values of a configuration, for the dashboard. While set, nothing is counted, stored or announced. */
	declare preview: Preview | null | undefined;

	readonly #session = new FinderSession({
		delivery,
		views,
		currentYear,
		onChange: () => this.requestUpdate(),
		emit: (name, detail) => this.#emit(name, detail),
		isPreview: () => !!this.preview,
		isAllowed: (origins) => !!this.preview || isAllowedHere(origins),
	});
	readonly #search = new CarSearch(
		delivery,
		() => this.#session.bootstrap,
		() => this.requestUpdate(),
		() => this.#count("no_car"),
	);
	/** Aborted when the element leaves the page: all listeners outside it end with it. */
	#listeners: AbortController | undefined;
	#isBroken = false;
	/** The visitor triggered something that ends elsewhere on the page. */
	#focusMoves = false;

	override connectedCallback(): void {
		this.#guard(() => this.#connect());
	}

	#connect(): void {
		super.connectedCallback();
		if (this.#listeners) return;
		this.#listeners = new AbortController();
		const { signal } = this.#listeners;
		darkScheme.addEventListener("change", () => this.requestUpdate(), { signal });
		addEventListener("online", () => this.#session.hasFailed && this.#session.retry(), { signal });
		if (this.hasUpdated && this.#session.isWaiting) this.#session.retry();
	}

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		// If it was only moved within the page, it is connected again before this runs, and nothing has to restart.
		queueMicrotask(() => {
			if (this.isConnected) return;
			this.#listeners?.abort();
			this.#listeners = undefined;
			this.#session.stop();
		});
	}

	protected override willUpdate(changed: PropertyValues<this>): void {
		if (!changed.has("finder") && !changed.has("locale") && !changed.has("vehicle")) return;
		const rememberedCar = this.remember ? memory.get() : undefined;
		const car = carOfAddress(location.search) ?? carOfText(this.vehicle) ?? rememberedCar;
		if (this.finder) this.#session.start(this.finder, this.locale, car);
		else this.#session.phase = "silent";
	}

	protected override performUpdate(): void {
		this.#guard(() => super.performUpdate());
	}

	protected override update(changed: PropertyValues<this>): void {
		super.update(changed);
		const { phase, bootstrap: loaded } = this.#session;
		const bootstrap = phase === "ready" && loaded ? withPreview(loaded, this.preview) : undefined;
		patch(this.renderRoot, [phase === "silent" ? h("slot", null) : this.#rootView(bootstrap)], this.#guard);
		const root = this.renderRoot.firstElementChild;
		if (bootstrap && root instanceof HTMLElement) applyLook(root, bootstrap.look, darkScheme.matches, imageUrl);
		this.#moveFocus();
	}

	/** Even if a page has changed the browser's own functions, no error reaches it: the finder stops. */
	readonly #guard = (run: () => void): void => {
		if (this.#isBroken) return;
		try {
			run();
		} catch {
			this.#isBroken = true;
			this.#session.stop();
			this.shadowRoot?.replaceChildren(document.createElement("slot"));
		}
	};

	#rootView(bootstrap: Bootstrap | undefined) {
		return h(
			"div.root",
			null,
			// Not on the root: `all: initial` resets the language, and with it capitals.
			h(
				"div.frame",
				{ lang: bootstrap?.lang },
				bootstrap ? finderView(this.#viewModel(bootstrap)) : this.#waitingView(),
			),
		);
	}

	/** Until the finder has loaded, the page's own content is shown, or a skeleton if there is none. */
	#waitingView(): Child[] {
		if (this.#session.phase === "loading") return [h("slot", null, skeletonView())];
		const language = (this.locale || document.documentElement.lang).slice(0, 2);
		return [h("slot", null), failureView("⚠", retryLabels[language] ?? retryLabels.en, this.#session)];
	}

	#viewModel(bootstrap: Bootstrap): ViewModel {
		const { vehicle, choice } = this.#session.selection;
		const isElsewhere = vehicle !== undefined && !this.preview;
		return {
			bootstrap,
			texts: bootstrap.texts,
			session: this.#session,
			search: this.#search,
			resultsView: views.peek(RESULTS_VIEW)?.resultsView,
			imageUrl,
			canForget: !!this.remember,
			isPreview: !!this.preview,
			resultsElsewhere: isElsewhere
				? resultAddress(bootstrap.look.resultPageUrl, location.href, vehicle, choice)
				: undefined,
			onProductClick: this.#onProductClick,
			changeCar: this.#changeCar,
			forgetCar: () => {
				memory.remove();
				this.#changeCar();
			},
			selectHit: this.#selectHit,
		};
	}

	#emit<Name extends keyof FinderEvents>(name: Name, detail: FinderEvents[Name]): void {
		const { vehicle, bootstrap } = this.#session;
		if (this.preview) return;
		if (name === "vehicle" && this.remember && vehicle) memory.set(vehicle.id, vehicle.brand.id);
		whenIdle(() => {
			if (name === "ready") this.#session.prefetch();
			if (name !== "error" && bootstrap) delivery.count(bootstrap.uuid, name === "no-result" ? "no_result" : name);
		});
		// After the update, so that listeners find the finder in the announced state.
		void this.updateComplete.then(() => this.#dispatch(name, detail));
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
		this.#focusMoves = true;
		this.#session.pick(EMPTY_SELECTION);
	};

	/** Opens the car that the search box found. */
	readonly #selectHit = (): void => {
		const hit = this.#search.selected;
		if (!hit) {
			this.#search.finishTyping();
			return;
		}
		this.#search.clear();
		this.#focusMoves = true;
		this.#session.pick({ ...EMPTY_SELECTION, brand: hit.brand.id, model: hit.model.id, year: hit.year ?? undefined });
	};

	/**
	 * The focus moves to the next step or to the results, away from the search box, whose keyboard would hide them on
	 * phones.
	 */
	#moveFocus(): void {
		const { selection, vehicle, isWaiting } = this.#session;
		if (!this.#focusMoves || isWaiting) return;
		this.#focusMoves = false;
		const next = vehicle ? ".results-title" : !selection.brand ? "#brand" : !selection.year ? "#year" : "#variant";
		this.renderRoot.querySelector<HTMLElement>(next)?.focus();
	}
}

/** The shop's list of origins; pages of the server itself, such as the test page, are always allowed. */
function isAllowedHere(origins: string[]): boolean {
	return origins.length === 0 || location.origin === ORIGIN || origins.includes(location.origin);
}
