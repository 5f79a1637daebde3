import type { assortments as model } from "../en/assortments.ts";
import type { TextsOf } from "../texts.ts";

export const assortments: TextsOf<typeof model> = {
	"offer.title": "Asortymenty: {{label}}",
	"offer.description": "Co widzą odwiedzający i w jakiej kolejności.",
	"offer.read_only": "Możesz przeglądać asortymenty, ale nie możesz ich zmieniać.",
	"offer.search": "Szukaj asortymentów",
	"offer.front": "Przód",
	"offer.rear": "Tył",
	"offer.adapter": "Adaptery",
	"offer.count": "W ofercie: {{offered}} z {{total}}",
	"offer.all": "Oferuj wszystkie",
	"offer.none": "Nie oferuj żadnego",
	"offer.offered": "Oferuj: {{name}}",
	"offer.up": "{{name}}: w górę",
	"offer.down": "{{name}}: w dół",
	"offer.moved": "{{name}}: miejsce {{position}} z {{total}}",
	"offer.no_prices": "Brak cen w {{currency}}: nie jest sprzedawany",
	"offer.some_prices": "Ceny w {{currency}}: {{priced}} z {{total}} rozmiarów",
	"offer.no_sizes": "Nie ma jeszcze rozmiarów: nie jest sprzedawany",
	"offer.no_front_offered":
		"Nie jest oferowany żaden asortyment przedni: odwiedzający nie znajdą zestawów wycieraczek.",
	"offer.none_of_kind": "Na razie nie ma żadnych.",
	"offer.no_front": "Brak asortymentów przednich",
	"offer.no_front_description":
		"Twoja firma nie może jeszcze sprzedawać żadnego asortymentu przedniego. Poproś administratora o udostępnienie.",
	"offer.no_front_admin":
		"Ta firma nie może jeszcze sprzedawać żadnego asortymentu przedniego. Zezwolisz na nie w formularzu firmy.",
};
