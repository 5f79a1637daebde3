export const LABEL_SIZES = ["small", "normal"] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];
export const SELECT_BOX_LAYOUTS = ["horizontal", "vertical", "compact"] as const;
export type SelectBoxLayout = (typeof SELECT_BOX_LAYOUTS)[number];
export const FINDER_STYLES = ["light", "dark", "auto"] as const;
export type FinderStyle = (typeof FINDER_STYLES)[number];
export const FINDER_LAYOUTS = ["wide", "compact-left", "compact-right"] as const;
export type FinderLayout = (typeof FINDER_LAYOUTS)[number];
export const TITLE_TAGS = ["h1", "h2", "h3", "h4", "p"] as const;
export type TitleTag = (typeof TITLE_TAGS)[number];
export const BUTTON_STYLES = ["filled", "outline", "soft"] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];
export const BANNER_STYLES = ["plain", "card", "cover"] as const;
export type BannerStyle = (typeof BANNER_STYLES)[number];
/** A finished look, which the other settings go on from (docs/adr/0070). */
export const THEMES = ["plain", "card", "bold"] as const;
export type Theme = (typeof THEMES)[number];
/** What a finder does with products that its supplier has none of. */
export const OUT_OF_STOCK = ["nothing", "mark", "hide"] as const;
export type OutOfStock = (typeof OUT_OF_STOCK)[number];

/** What visitors may type instead of a car's name: its identification number, a number plate, or a German key number. */
export const REGISTRATIONS = ["vin", "nl_plate", "uk_plate", "de_key_number"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** What browsers send as the origin of a page without an address: a local file, or a sandboxed preview. */
export const SANDBOX_ORIGIN = "null";

/** It stands below every price. */
export const PRICE_NOTE_MAX = 120;

/** Sliders 0 to 50 for radii and padding. */
export const RADIUS_MAX = 50;

export const DEFAULT_TARGET = "wiper-finder";
const SKU_PLACEHOLDER = "{sku}";

/** A link without the placeholder is allowed, with a warning: all products then link to the same page. */
export const namesSku = (shopProductUrl: string): boolean => shopProductUrl.includes(SKU_PLACEHOLDER);

/** The scheme and the whole host must come first: no user info, no backslash, and no placeholder in the host. */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}/?#@\\{}]+(?:[/?#]|$)/iu;

/** True for a web address whose host is what it looks like, with or without the placeholder. */
export const isWebAddress = (address: string): boolean => WEB_ADDRESS.test(address);

/** A page's own address: nothing replaces a placeholder there. */
export const isPageAddress = (address: string): boolean => isWebAddress(address) && !/[{}]/.test(address);

/**
 * The shop's page of a product; null if the shop has no link yet, or if the stored one is older than the rules and not
 * a web address. The sku is encoded, so the host stays the stored one.
 */
export function productLink(shopProductUrl: string, sku: string): string | null {
	return isWebAddress(shopProductUrl) ? shopProductUrl.replaceAll(SKU_PLACEHOLDER, encodeURIComponent(sku)) : null;
}

/** Articles of a finder are part of its bootstrap, which has to stay small: the maximum of HTML of all together. */
export const ARTICLES_MAX_CHARS = 12_000;

/** The articles that fit, in their order; one that is too long is skipped. */
export function fittingArticles<Article extends { content: string }>(articles: readonly Article[]): Article[] {
	let charactersLeft = ARTICLES_MAX_CHARS;
	return articles.filter(({ content }) => {
		if (content.length > charactersLeft) return false;
		charactersLeft -= content.length;
		return true;
	});
}

/** The visible look of a finder: only what the element needs to render. Colours are #rrggbb. */
export type FinderLook = {
	topSellerText: string;
	/** Below every price, with a link; both may be empty, and are absent in bootstraps of older releases. */
	priceNote?: string;
	priceNoteUrl?: string;
	titleTag: TitleTag;
	titleColor: string;
	titleAlignment: number;
	label: string;
	showLabel: boolean;
	labelColor: string;
	labelSize: LabelSize;
	labelCapitalized: boolean;
	backgroundImage: string | null;
	backgroundColor: string;
	imageBorderRadius: number;
	style: FinderStyle;
	/** Absent in a bootstrap that was cached before a release. */
	theme: Theme;
	layout: FinderLayout;
	selectBoxLayout: SelectBoxLayout;
	selectBoxAlignment: number;
	buttonStyle: ButtonStyle;
	bannerStyle: BannerStyle;
	primaryColor: string;
	borderRadius: number;
	bannerPadding: number;
	/** Of what the bootstrap's `stock` names. */
	outOfStock: OutOfStock;
	resultPageUrl: string;
};
