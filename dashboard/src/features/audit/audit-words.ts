import type { AuditAction, AuditEntity } from "#worker/audit/audit.rules.ts";
import { isTextKey } from "../../i18n/is-text-key.ts";
import type { TextKey } from "../../i18n/texts.ts";

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
};

/** The text for what the log calls a thing or an action; undefined for words of a newer server. */
export const wordFor = (texts: Readonly<Record<string, TextKey>>, word: string): TextKey | undefined =>
	Object.hasOwn(texts, word) ? texts[word] : undefined;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields that stand in no form. */
const FIELD_TEXTS: Readonly<Record<string, TextKey>> = { activeVersion: "catalogue.version" };

/** The text by which its form calls a field, where there is one: `shopProductUrl` of a finder. */
export function fieldText(entity: string, field: string): TextKey | undefined {
	const plural = entity.endsWith("y") ? `${entity.slice(0, -1)}ies` : `${entity}s`;
	return wordFor(FIELD_TEXTS, field) ?? [`${entity}.${snake(field)}`, `${plural}.${snake(field)}`].find(isTextKey);
}
