import type { TFunction } from "i18next";
import type { AuditAction, AuditEntity } from "#worker/audit/audit.rules.ts";
import { isTextKey } from "../../i18n/is-text-key.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { NESTED } from "./difference.rules.ts";
import { FIELD_TEXTS, FIELDS_OF } from "./field-words.ts";

export const ENTITY_TEXTS: Readonly<Record<AuditEntity, TextKey>> = {
	finder: "audit.finder",
	offer: "audit.offer",
	pricing: "audit.pricing",
	product: "audit.product",
	product_import: "audit.product_import",
	company: "audit.company",
	user: "audit.user",
	content: "audit.content",
	assortment: "audit.assortment",
	brand: "audit.brand",
	import: "audit.import",
	catalogue: "audit.catalogue",
	correction: "audit.correction",
	image: "audit.image",
	api_key: "audit.api_key",
	webhook: "audit.webhook",
	stock: "audit.stock",
	car_request: "audit.car_request",
	order: "audit.order",
	order_import: "audit.order_import",
};

export const ACTION_TEXTS: Readonly<Record<AuditAction, TextKey>> = {
	create: "audit.create",
	update: "audit.update",
	remove: "audit.remove",
	activate: "audit.activate",
	discard: "audit.discard",
	simulate: "audit.simulate",
	change_password: "audit.change_password",
	reset_password: "audit.reset_password",
	revoke: "audit.revoke",
	rotate: "audit.rotate",
	release: "audit.release",
	hold: "audit.hold",
	accept: "audit.accept",
	accept_download: "audit.accept_download",
	download: "audit.download",
	confirm: "audit.confirm",
	notavail: "audit.notavail",
	reorder: "audit.reorder",
	upload: "audit.upload",
};

/** The text for an entity, action or value of the log; undefined for those of a newer server. */
export const wordFor = <Text>(texts: Readonly<Record<string, Text>>, word: string): Text | undefined =>
	Object.hasOwn(texts, word) ? texts[word] : undefined;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The text of the field in its form, if it has one: `shopProductUrl` of a finder. */
export function fieldText(entity: string, field: string): TextKey | undefined {
	const plural = entity.endsWith("y") ? `${entity.slice(0, -1)}ies` : `${entity}s`;
	return (
		wordFor(FIELDS_OF[entity] ?? {}, field) ??
		wordFor(FIELD_TEXTS, field) ??
		[`${entity}.${snake(field)}`, `${plural}.${snake(field)}`].find(isTextKey)
	);
}

/** A field's name, for display. Values with their own names keep them: `Sizes › 26 › Length (cm)`. */
export const fieldName = (entity: string, field: string, t: TFunction): string =>
	field
		.split(NESTED)
		.map((part) => {
			const text = fieldText(entity, part);
			return text ? t(text) : part;
		})
		.join(NESTED);
