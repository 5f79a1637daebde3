import type { TFunction } from "i18next";
import { ASSORTMENT_KINDS } from "#worker/assortments/assortment.rules.ts";
import { REQUESTED_CAR_STATES } from "#worker/car-requests/car-request.rules.ts";
import { ARM_TYPES } from "#worker/catalogue/fitment/arm.rules.ts";
import {
	BANNER_STYLES,
	BUTTON_STYLES,
	FINDER_STYLES,
	LABEL_SIZES,
	OUT_OF_STOCK,
	REGISTRATIONS,
	SELECT_BOX_LAYOUTS,
	THEMES,
	TITLE_TAGS,
} from "#worker/finders/finder.rules.ts";
import { API_AREAS } from "#worker/http/api-scope.rules.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { LOCK_REASONS, ORDER_STATUSES } from "#worker/orders/order.rules.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { LANGUAGE_NAMES } from "../../lib/language-names.ts";
import { NESTED } from "./difference.rules.ts";

type Word = TextKey | ((t: TFunction) => string);
export type Words = Readonly<Record<string, Word>>;

const wordsOf = <Value extends string>(values: readonly Value[], wordOf: (value: Value) => Word): Words =>
	Object.fromEntries(values.map((value): [string, Word] => [value, wordOf(value)]));

/** Values that the system itself writes into a field. */
const VALUE_TEXTS: Words = {
	merge: "catalogue.mode_merge",
	replace: "catalogue.mode_replace",
	receiving: "catalogue.state_receiving",
	building: "catalogue.state_building",
	ROLE_USER: "role.user",
	ROLE_API_USER: "role.api_user",
	ROLE_CUSTOMER: "role.customer",
	ROLE_ADMIN: "role.admin",
	order_open: "messages.mails_order_open",
	order_confirmed: "messages.mails_order_confirmed",
	order_notavail: "messages.mails_order_notavail",
	stock_low: "messages.mails_stock_low",
	...wordsOf(ARM_TYPES, (type) => `arm.${type}`),
};

const ALIGNMENTS: Words = { 1: "alignment.left", 2: "alignment.center", 3: "alignment.right" };
/** `Orders: Read` for `orders:read`. */
const SCOPES: Words = Object.fromEntries(
	API_AREAS.flatMap((area) =>
		(["read", "write"] as const).map((access): [string, Word] => [
			`${area}:${access}`,
			(t) => `${t(`api_keys.area_${area}`)}: ${t(`api_keys.access_${access}`)}`,
		]),
	),
);
const LANGUAGES = wordsOf(LOCALES, (locale) => () => LANGUAGE_NAMES[locale]);

/** Choices that another field may have as something typed, by entity and field. */
const VALUES_OF: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
	finder: {
		language: LANGUAGES,
		style: wordsOf(FINDER_STYLES, (style) => `style.${style}`),
		theme: wordsOf(THEMES, (theme) => `theme.${theme}`),
		layout: {
			wide: "layout.wide",
			"compact-left": "layout.compact_left",
			"compact-right": "layout.compact_right",
		},
		selectBoxLayout: wordsOf(SELECT_BOX_LAYOUTS, (layout) => `boxes.${layout}`),
		bannerStyle: wordsOf(BANNER_STYLES, (style) => `banner.${style}`),
		buttonStyle: wordsOf(BUTTON_STYLES, (style) => `button.${style}`),
		labelSize: wordsOf(LABEL_SIZES, (size) => `label_size.${size}`),
		titleTag: wordsOf(TITLE_TAGS, (tag) => `title_tag.${tag}`),
		titleAlignment: ALIGNMENTS,
		selectBoxAlignment: ALIGNMENTS,
		outOfStock: wordsOf(OUT_OF_STOCK, (choice) => `out_of_stock.${choice}`),
		registrations: wordsOf(REGISTRATIONS, (kind) => `finder.${kind}`),
	},
	user: { language: LANGUAGES },
	api_key: { scopes: SCOPES },
	content: {
		language: LANGUAGES,
		contentType: { article: "content_type.article", notification: "content_type.notification" },
	},
	assortment: { kind: wordsOf(ASSORTMENT_KINDS, (kind) => `assortment.${kind}`) },
	product: { kind: { set: "products.kind_set", bundle: "products.kind_bundle" } },
	car_request: { state: wordsOf(REQUESTED_CAR_STATES, (state) => `car_requests.${state}`) },
	order: {
		status: wordsOf(ORDER_STATUSES, (status) => `orders.status_${status}`),
		lockReason: wordsOf(LOCK_REASONS, (reason) => `orders.lock_${reason}`),
	},
	webhook: {
		events: {
			"order.created": "webhooks.event_order_created",
			"order.changed": "webhooks.event_order_changed",
			"order.removed": "webhooks.event_order_removed",
			"stock.low": "webhooks.event_stock_low",
			"import.done": "webhooks.event_import_done",
			"finder.seen": "webhooks.event_finder_seen",
		},
	},
};

/** The texts of the values that a field of an entity may have. */
export const valueWords = (entity: string, field: string): Words => ({
	...VALUE_TEXTS,
	...VALUES_OF[entity]?.[field.split(NESTED).at(-1) ?? field],
});
