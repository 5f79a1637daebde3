import { adoptStyles, html, LitElement, type PropertyValues, unsafeCSS } from "lit";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { Appearance } from "#worker/finders/appearance.rules.ts";
import type { WiperFinder as PublicFinder } from "../package/types.d.ts";
import { type CarRequest, carOfAddress, carOfText } from "./car-address.ts";
import { type CarMemory, createCarMemory } from "./car-memory.ts";
import { followConnection } from "./controllers/connection.ts";
import { NextStepFocus } from "./controllers/next-step-focus.ts";
import { listenOutside } from "./controllers/page-listener.ts";
import { SearchController } from "./controllers/search-controller.ts";
import { createDeliveryClient } from "./delivery-client.ts";
import { FinderSession } from "./finder-session.ts";
import { countVisit, failureModule, formsModule, laterStyles, previewModule, restModule } from "./later-modules.ts";
import { applyLook } from "./look.ts";
import type { Safely } from "./safely.ts";
import { EMPTY_SELECTION } from "./selection.ts";
import type { SessionEvents } from "./session-events.ts";
import type { Store } from "./store.ts";
import base from "./styles/base.css?inline";
import form from "./styles/form.css?inline";
import { ATTRIBUTES, finders, ofDivs, upgradeIn } from "./upgrade.ts";
import { type Preview, type ViewModel, withPreview } from "./view-model.ts";
import { finderView } from "./views/finder-view.ts";
import { type FailureTexts, failureView, skeletonView } from "./views/state-view.ts";
import type { VisitEvent } from "./visit-counter.ts";

/** The API is on the script's origin: nothing on the page can change that. */
const ORIGIN = new URL(import.meta.url).origin;
const delivery = createDeliveryClient(ORIGIN);
const memory: CarMemory = createCarMemory(() => localStorage);
const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const imageUrl = (path: string) => new URL(path, ORIGIN).href;
/** Frameworks write `false` as a text, where another one would remove the attribute. */
const isOn = (value: string | null) => (value ?? "false") !== "false";
/** Not every browser has requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
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
 * @attr {string} vehicle - A car to open: `variantId-year`. At first a `wf-vehicle` in the page's address takes precedence.
 *
 * @slot - Shown until the finder has loaded, and instead of it if it can't load.
 * @slot header - Above the title.
 * @slot empty - Shown when nothing fits or a car is missing, for example a contact link; above the form for car requests, if that is on.
 * @slot footer - Below everything.
 *
 * @fires {CustomEvent<null>} wf-ready - The finder can be used.
 * @fires {CustomEvent<{vehicle: object, car: object}>} wf-vehicle - The visitor's car is known.
 * @fires {CustomEvent<{vehicle: object, car: object, products: object[]}>} wf-results - Products fit. The first ones of a page are drawn right after it.
 * @fires {CustomEvent<{vehicle: object, car: object}>} wf-no-result - Nothing fits.
 * @fires {CustomEvent<{sku: string, product: object, car: object}>} wf-product-click - The visitor follows the link to a product.
 * @fires {CustomEvent<{code: string}>} wf-error - A request failed: the server's code, or `network.…`; or the shop doesn't allow the finder on this page: `finders.origin_not_allowed`.
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
 * @csspart hit-list - The cars in it.
 * @csspart ignored - Words of the text that were ignored.
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
 * @csspart fits-if - What has to be so of the car for a product to fit.
 * @csspart sizes - The car's sizes.
 * @csspart adapter - The adapter that the car needs.
 * @csspart connector - The question for the connector of the arm; its button opens it.
 * @csspart arm - The row of that question beside a first product.
 * @csspart arms - The arm types to choose from.
 * @csspart series - The choice of the wiper series.
 * @csspart group-title - The heading of a list of products.
 * @csspart products - A list of products.
 * @csspart product - One product.
 * @csspart complete - The answer: the first product, and the parts that go with it.
 * @csspart first - The first product, larger than the others.
 * @csspart drawn - Sizes with the product's blades, drawn to scale.
 * @csspart extra - A part that goes with the first product: the rear blade, the adapter.
 * @csspart together - What the first product and the parts cost in all.
 * @csspart product-image - Its picture.
 * @csspart product-title - Its title.
 * @csspart badge - The top-seller text.
 * @csspart buy - Price and link.
 * @csspart price - The price.
 * @csspart price-note - What prices include, below each.
 * @csspart unavailable - Says that the product is not available at the moment.
 * @csspart saved - What a bundle costs less than its parts.
 * @csspart button - Every button and product link.
 * @csspart product-link - The link to the product's page.
 * @csspart show-results - The link to the shop's page of results.
 * @csspart instructions - The instructions.
 * @csspart article - An article below the instructions; its title opens it.
 * @csspart notice - A message to the visitor.
 * @csspart no-result - The message when nothing fits.
 * @csspart request - The form to be told when a missing car can be bought.
 * @csspart error - The message when loading failed, with a button to try again.
 * @csspart link - A button, or the title of an article, that looks like a link.
 * @csspart quiet - Text of less weight.
 * @csspart hidden - Text for screen readers.
 * @csspart skeleton - The outline of the form while it loads.
 * @csspart bone - A field of that outline.
 *
 * @cssproperty --wf-primary - Filled buttons and the top-seller text.
 * @cssproperty --wf-primary-hover - Filled buttons under the pointer.
 * @cssproperty --wf-primary-edge - The edge of filled buttons.
 * @cssproperty --wf-on-primary - Text on the primary colour.
 * @cssproperty --wf-accent - The primary colour where it is text, an outline or a mark.
 * @cssproperty --wf-background - The finder's background.
 * @cssproperty --wf-soft - Messages, soft buttons, and what is chosen or under the pointer.
 * @cssproperty --wf-ink - Text.
 * @cssproperty --wf-quiet - Text of less weight.
 * @cssproperty --wf-edge - The edges of fields.
 * @cssproperty --wf-frame - What is behind the form: the background, a tint of the primary colour, or that colour.
 * @cssproperty --wf-frame-ink - Text on it.
 * @cssproperty --wf-frame-title - The title on it. Default: as --wf-title-color.
 * @cssproperty --wf-frame-label - Labels on it. Default: as --wf-label-color.
 * @cssproperty --wf-frame-field - Fields on it.
 * @cssproperty --wf-frame-edge - The edges of fields on it.
 * @cssproperty --wf-frame-ring - Around a field with the focus.
 * @cssproperty --wf-title-size - The size of the title.
 * @cssproperty --wf-title-color - The title.
 * @cssproperty --wf-label-color - Labels.
 * @cssproperty --wf-label-size - The size of labels.
 * @cssproperty --wf-label-case - The case of labels (`text-transform`).
 * @cssproperty --wf-title-align - The title: start, center or end.
 * @cssproperty --wf-form-align - The selects: start, center or end.
 * @cssproperty --wf-form-width - The maximum width of the selects together.
 * @cssproperty --wf-radius - Corners.
 * @cssproperty --wf-small-radius - Corners of fields and buttons. Default: as --wf-radius, within limits.
 * @cssproperty --wf-medium-radius - Corners of cards. Default: as --wf-radius, within limits.
 * @cssproperty --wf-image-radius - Corners of pictures.
 * @cssproperty --wf-padding - Space around the content.
 * @cssproperty --wf-cover - The picture behind the form, if the banner is a cover.
 * @cssproperty --wf-font - The font. Default: the page's.
 * @cssproperty --wf-font-size - The size of text. Default: the page's, within 14 to 18 pixels.
 * @cssproperty --wf-min-height - The space that is reserved from the start.
 */
export class WiperFinder extends LitElement implements PublicFinder {
	static override properties = {
		finder: {},
		locale: {},
		remember: { converter: isOn },
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

	readonly #update = (): void => this.requestUpdate();
	readonly #session = new FinderSession({
		delivery,
		results: restModule,
		currentYear,
		onChange: this.#update,
		emit: (name, detail, isAgain) => this.#emit(name, detail, isAgain),
		imageUrl,
		isPreview: () => !!this.preview,
		here: () => location.href,
		// A remembered car is mentioned once; another one that is gone leaves it.
		onMissing: ({ vehicle }) => {
			if (this.remember && memory.get()?.vehicle === vehicle) memory.remove();
		},
		isAllowed: (origins) => {
			const isAllowed = !!this.preview || isAllowedHere(origins);
			// So that the shop sees a page that it doesn't allow.
			if (!isAllowed) this.#count("ready");
			return isAllowed;
		},
	});
	readonly #focus = new NextStepFocus(this, this.#session);
	readonly #search = new SearchController(this, {
		delivery,
		session: this.#session,
		onHit: ({ brand, model, ...typed }) => {
			this.#focus.move();
			this.#session.pick({ ...EMPTY_SELECTION, ...typed, brand: brand.id, model: model?.id });
		},
		onNoCar: () => this.#count("no_car"),
	});
	#becomeReady = (): void => {};
	/** Fulfilled when the finder can be used, with `wf-ready`. Pending for good if it never can. */
	readonly ready: Promise<void> = new Promise((resolve) => {
		this.#becomeReady = resolve;
	});
	/** How many of the later style sheets are adopted. */
	#adopted = 0;
	#isBroken = false;

	constructor() {
		super();
		// Vue sets an attribute without a value to true only where it finds a boolean.
		this.remember = false;
		this.addEventListener("keydown", keepTyped);
		this.addEventListener("keypress", keepTyped);
		followConnection(this, this.#session);
		const safely = this.#safely;
		listenOutside(this, darkScheme, "change", safely(this.#update));
		listenOutside(
			this,
			window,
			"online",
			safely(() => this.#session.reconnect()),
		);
	}

	/** The finder of a `[data-wiper-finder]`, whose shadow root it is in. */
	static of(host: Element): WiperFinder | undefined {
		// Pages may pass null: a WeakMap never has it.
		return finders.get(host);
	}

	/**
	 * Turns every `[data-wiper-finder]` in a shadow root of the page into a finder, now and later. In the document that
	 * happens by itself.
	 */
	static upgrade(root: ShadowRoot): void {
		upgradeIn(root);
	}

	/** Opens a car: `variantId-year`. Anything else is ignored. */
	open(vehicle: string): void {
		const car = carOfText(vehicle);
		if (car)
			void this.ready.then(() => {
				this.#search.clear();
				this.#session.open(car);
			});
	}

	/** Back to the start: no car is selected, nor one that was to be opened. */
	reset(): void {
		void this.ready.then(() => {
			this.#search.clear();
			this.#session.pick(EMPTY_SELECTION);
		});
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
		this.#followAttributes(changed);
	}

	#followAttributes(changed: PropertyValues<this>): void {
		const { finder, locale, remember } = this;
		const { bootstrap, selection, phase } = this.#session;
		const [isOther, isTranslated, isToRemember, isOpened] = ATTRIBUTES.map((name) => changed.has(name));
		if (isToRemember) this.#remember();
		// Frameworks that keep the node for something else take all attributes.
		if (changed.get("remember") && !remember && finder) memory.remove();
		// Also later: a page may have to ask its visitors first, who may have begun by then.
		// The only brand selects itself.
		const isBegun = bootstrap?.brands[1] ? selection.brand : selection.model;
		const isUntouched = phase !== "silent" && !isBegun && !this.#search.text;
		const stored = remember && isToRemember && isUntouched ? memory.get() : undefined;
		if (!isOther && !isTranslated && !isOpened && !stored) return;
		if (isOther || isOpened) this.#search.clear();
		const car = carOfText(this.vehicle) ?? stored;
		// The page's address has only said which car is the first.
		const next = phase === "ready" && (isOpened || stored) ? car : undefined;
		if (!finder) this.#session.silence();
		else if (phase !== "ready" || isOther || (isTranslated && next))
			this.#session.start(finder, locale, next ?? this.#firstCar(car));
		else if (isTranslated) this.#session.translate(finder, locale);
		else if (car) this.#session.open(car);
	}

	/** The car of the page's address, of the attribute, or of the last visit. */
	#firstCar(car: CarRequest | undefined): CarRequest | undefined {
		return carOfAddress(location.search) ?? car ?? (this.remember ? memory.get() : undefined);
	}

	protected override render() {
		if (this.#session.phase === "silent") return html`<slot></slot>`;
		const bootstrap = this.#shownBootstrap;
		// The locale of Greek is `gr`, its language tag `el`.
		const requestedLocale = (this.locale || document.documentElement.lang).slice(0, 2).replace("gr", "el");
		const failure = this.#session.phase === "failed" ? this.#moduleOf(failureModule)?.failureTexts : undefined;
		const language = bootstrap?.lang ?? (failure?.[requestedLocale] ? requestedLocale : "en");
		// The language is not on the root: `all: initial` resets it, and with it capitals.
		return html`
			<div class="root" part="root">
				<div class="frame" part="frame" lang=${language}>
					${bootstrap ? finderView(this.#viewModel(bootstrap)) : this.#waitingView(failure?.[language])}
				</div>
			</div>
		`;
	}

	protected override updated(): void {
		const root = this.renderRoot.querySelector<HTMLElement>(".root");
		const bootstrap = this.#shownBootstrap;
		const appearance = bootstrap && this.#appearanceOf(bootstrap);
		if (root && appearance) applyLook(root, bootstrap.look, appearance, imageUrl);
		this.#nameParts();
	}

	/**
	 * A class is a part; the build leaves parts out of the templates. A page styles those of its div, whose shadow root the
	 * element is in.
	 */
	#nameParts(): void {
		const names = new Set<string>();
		for (const drawn of this.renderRoot.querySelectorAll("[class]:not(path)")) {
			if (drawn.part.value !== drawn.className) drawn.part.value = drawn.className;
			for (const name of drawn.part) names.add(name);
		}
		const all = [...names].join();
		if (ofDivs.has(this) && this.getAttribute("exportparts") !== all) this.setAttribute("exportparts", all);
	}

	/** The server has worked it out for saved looks. */
	#appearanceOf({ look, appearance }: Bootstrap): Appearance | undefined {
		const { matches } = darkScheme;
		const saved = appearance?.[matches ? "dark" : "light"];
		if (saved && !this.preview) return saved;
		return this.#moduleOf(previewModule)?.appearanceOf(look, matches) ?? saved;
	}

	/** Undefined until it has loaded, which updates the finder; if it can't, the next rendering tries again. */
	#moduleOf<Module>(store: Store<Module>): Module | undefined {
		const module = store.peek();
		if (!module) {
			store.load().then(this.#update, () => {});
		}
		return module;
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
	#waitingView(failure: FailureTexts | undefined) {
		if (!failure) return html`<slot>${skeletonView()}</slot>`;
		return html`<slot></slot>${failureView(failure, this.#retry, this.#safely)}`;
	}

	#viewModel(bootstrap: Bootstrap): ViewModel {
		const rest = restModule.peek();
		return {
			bootstrap,
			texts: bootstrap.texts,
			session: this.#session,
			search: this.#search,
			resultsView: rest?.resultsView,
			pictureView: rest?.pictureView,
			imageUrl,
			canForget: !!this.remember,
			isPreview: !!this.preview,
			withExample: this.preview ? previewModule.peek()?.withExample : undefined,
			forms: formsModule,
			safely: this.#safely,
			onProductClick: this.#onProductClick,
			update: this.#update,
			retry: this.#retry,
			moveFocus: (selector) => {
				this.#focus.move(selector);
				this.#update();
			},
			changeCar: this.#changeCar,
			forgetCar: () => {
				memory.remove();
				this.#changeCar();
			},
		};
	}

	#emit(name: keyof SessionEvents, detail: unknown, isAgain: boolean | undefined): void {
		if (this.preview) {
			if (name === "ready") this.#becomeReady();
			return;
		}
		if (name !== "error") {
			this.#remember();
			if (!isAgain) this.#count(name === "no-result" ? "no_result" : name);
		}
		if (name === "ready") whenIdle(() => this.#loadLater());
		// After the update, so that listeners find the finder in the announced state.
		void this.updateComplete.then(() => {
			if (detail !== undefined) this.#dispatch(name, detail);
			if (name === "ready") this.#becomeReady();
		});
	}

	/** The car with what was answered. */
	#remember(): void {
		const { vehicle, selection } = this.#session;
		if (this.remember && vehicle) memory.set(vehicle.id, vehicle.brand.id, selection.choice);
	}

	/** So that later steps wait for nothing. */
	#loadLater(): void {
		this.#session.prefetch();
		if (this.#moduleOf(restModule)) this.#update();
	}

	#count(event: VisitEvent, when: (count: () => void) => void = whenIdle): void {
		const { uuid } = this.#session.bootstrap ?? {};
		if (uuid && !this.preview) when(() => countVisit(ORIGIN, uuid, event));
	}

	#dispatch(name: string, detail: unknown): void {
		this.dispatchEvent(new CustomEvent(`wf-${name}`, { detail, bubbles: true, composed: true }));
	}

	readonly #onProductClick: ViewModel["onProductClick"] = (detail, event) => {
		if (this.preview) event.preventDefault();
		else {
			// What it opens may be there before this page is idle.
			this.#count("product_click", (count) => count());
			this.#dispatch("product-click", detail);
		}
	};

	/** The button that was pressed goes away. */
	readonly #retry = (): void => {
		this.#focus.move();
		this.#session.retry();
	};

	readonly #changeCar = (): void => {
		this.#focus.move();
		this.reset();
	};
}

declare global {
	interface HTMLElementTagNameMap {
		"wiper-finder": WiperFinder;
	}
}

/**
 * A page's shortcuts would take what is typed here, since they can't see the text box in the shadow root; a key that comes up is typed
 * already. The page gets Escape and Tab, for drawers and dialogs, what is pressed with Ctrl or Cmd (AltGr is Ctrl and Alt), and all
 * keys of its own content.
 */
function keepTyped(event: KeyboardEvent): void {
	const isCommand = !event.altKey && (event.ctrlKey || event.metaKey);
	if (event.target === event.currentTarget && !isCommand && !/Esc|Tab/.test(event.key)) event.stopPropagation();
}

/** The shop's list of origins; pages of the server itself, such as the test page, are always allowed. */
function isAllowedHere(origins: string[]): boolean {
	return !origins[0] || [ORIGIN, ...origins].includes(location.origin);
}
