import type { Appearance } from "../finders/appearance.rules.ts";
import type { FinderLook, Registration } from "../finders/finder.rules.ts";
import type { FinderTexts } from "../finders/texts/en.ts";
import type { Currency } from "../money/money.rules.ts";
import type { NumberStyle } from "../money/number-style.rules.ts";
import type { RichNode } from "../rich-text/rich-text.rules.ts";

/** The element's first answer: look, texts, and the addresses of everything else. Cached for 15 s in each cache. */
export type Bootstrap = {
	v: 1;
	uuid: string;
	/** BCP 47 (`el`, not `gr`): for `lang` and `Intl`. */
	lang: string;
	/** The language of what the shop has typed (title, label, instructions, notes), if it is another one. */
	shopLang?: string;
	look: FinderLook;
	/** The look as it is applied, by the visitor's system setting. Absent in an answer that was cached before a release. */
	appearance?: Record<"light" | "dark", Appearance>;
	title: RichNode[];
	instructions: RichNode[];
	/** The articles below the results, in the shop's order. */
	articles: BootstrapArticle[];
	texts: FinderTexts;
	currency: Currency;
	/** Absent in an answer that was cached before a release. */
	numbers?: NumberStyle;
	/** Vehicle brands by name: id, name, hash of the shard. Empty: no catalogue yet. */
	brands: BootstrapBrand[];
	offer: string;
	/** The hash of what is out of stock; absent: nothing is, or the shop doesn't tell visitors. */
	stock?: string;
	/** Hash of the list of all models' names for the text box; null: no catalogue yet. */
	models: string | null;
	/** True if that list is too large to send: ask `models/{hash}?q=` instead. */
	serverSearch: boolean;
	/** What visitors may type instead of a car's name; absent: nothing else. */
	registrations?: Registration[];
	/** Visitors may leave a missing car with an e-mail address; absent: they may not. */
	carRequests?: true;
	/** Origins where it may be shown; empty: all. On other origins the element shows nothing. */
	origins: string[];
};
export type BootstrapArticle = { title: string; nodes: RichNode[] };
export type BootstrapBrand = [id: number, name: string, shard: string];
