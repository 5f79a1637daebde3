import type { assortments as model } from "../en/assortments.ts";
import type { TextsOf } from "../texts.ts";

export const assortments: TextsOf<typeof model> = {
	"offer.title": "Sortimente von {{label}}",
	"offer.description": "Was Ihren Besuchern angeboten wird, und in welcher Reihenfolge.",
	"offer.read_only": "Sie dürfen die Sortimente ansehen, aber nicht ändern.",
	"offer.search": "Sortimente durchsuchen",
	"offer.front": "Front",
	"offer.rear": "Heck",
	"offer.adapter": "Adapter",
	"offer.count": "{{offered}} von {{total}} angeboten",
	"offer.all": "Alle anbieten",
	"offer.none": "Keine anbieten",
	"offer.offered": "{{name}} anbieten",
	"offer.up": "{{name}} nach oben",
	"offer.down": "{{name}} nach unten",
	"offer.moved": "{{name}}: Platz {{position}} von {{total}}",
	"offer.no_prices": "Keine Preise in {{currency}}: wird nicht verkauft",
	"offer.some_prices": "Preise in {{currency}}: {{priced}} von {{total}} Größen",
	"offer.no_sizes": "Noch ohne Größen: wird nicht verkauft",
	"offer.no_front_offered": "Kein Frontsortiment wird angeboten: Besucher finden keine Wischersets.",
	"offer.none_of_kind": "Es gibt noch keine.",
	"offer.no_front": "Noch keine Frontsortimente",
	"offer.no_front_description":
		"Ihre Firma darf noch kein Frontsortiment verkaufen. Bitte lassen Sie sich welche vom Administrator freigeben.",
	"offer.no_front_admin":
		"Diese Firma darf noch kein Frontsortiment verkaufen. Sie erlauben sie im Formular der Firma.",
};
