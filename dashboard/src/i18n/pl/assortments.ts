import type { assortments as model } from "../en/assortments.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const assortments: SlavicTextsOf<typeof model> = {
	"offer.title": "Asortymenty: {{label}}",
	"offer.description": "Które asortymenty widzą odwiedzający i w jakiej kolejności.",
	"offer.read_only": "Możesz przeglądać asortymenty, ale nie możesz ich zmieniać.",
	"offer.search": "Szukaj asortymentów",
	"offer.front": "Przód",
	"offer.rear": "Tył",
	"offer.adapter": "Adaptery",
	"offer.count": "W ofercie: {{offered}} z {{total}}",
	"offer.all": "Oferuj wszystkie",
	"offer.none": "Nie oferuj żadnego",
	"offer.all_shown": "Oferuj wszystkie widoczne ({{total}})",
	"offer.none_shown": "Nie oferuj żadnego z widocznych ({{total}})",
	"offer.offered": "Oferuj: {{name}}",
	"offer.up": "{{name}}: w górę",
	"offer.down": "{{name}}: w dół",
	"offer.moved": "{{name}}: pozycja {{position}} z {{total}}",
	"offer.withdrawn_one":
		"{{count, number}} asortyment nie może już być oferowany i został pominięty. Zapisz ponownie, aby zapisać pozostałe.",
	"offer.withdrawn_few":
		"{{count, number}} asortymenty nie mogą już być oferowane i zostały pominięte. Zapisz ponownie, aby zapisać pozostałe.",
	"offer.withdrawn_many":
		"{{count, number}} asortymentów nie może już być oferowanych i zostało pominiętych. Zapisz ponownie, aby zapisać pozostałe.",
	"offer.withdrawn_other":
		"{{count, number}} asortymentu nie może już być oferowane i zostało pominięte. Zapisz ponownie, aby zapisać pozostałe.",
	"offer.no_prices": "Niesprzedawany: brak cen w {{currency}}",
	"offer.some_prices_one": "{{priced}} z {{count, number}} rozmiaru z ceną w {{currency}}",
	"offer.some_prices_few": "{{priced}} z {{count, number}} rozmiarów z ceną w {{currency}}",
	"offer.some_prices_many": "{{priced}} z {{count, number}} rozmiarów z ceną w {{currency}}",
	"offer.some_prices_other": "{{priced}} z {{count, number}} rozmiaru z ceną w {{currency}}",
	"offer.no_sizes": "Niesprzedawany: brak rozmiarów",
	"offer.no_front_offered":
		"Żaden asortyment przedni nie jest oferowany. Odwiedzający nie znajdą zestawów wycieraczek.",
	"offer.none_of_kind": "Jeszcze brak",
	"offer.no_front": "Brak asortymentów przednich",
	"offer.no_front_description":
		"Twoja firma nie może jeszcze sprzedawać asortymentów przednich. Poproś administratora, aby na nie zezwolił.",
	"offer.no_front_admin":
		"Ta firma nie może jeszcze sprzedawać asortymentów przednich. Możesz na nie zezwolić w formularzu firmy.",

	"assortment.description": "Serie i adaptery, które firmy mogą oferować, z rozmiarami i cenami podstawowymi.",
	"assortment.add": "Dodaj asortyment",
	"assortment.none": "Brak asortymentów",
	"assortment.none_description": "Najpierw dodaj serię wycieraczek. Potem możesz zezwolić firmom na jej oferowanie.",
	"assortment.kind": "Typ",
	"assortment.all_kinds": "Wszystkie typy",
	"assortment.front": "Przedni",
	"assortment.rear": "Tylny",
	"assortment.adapter": "Adapter",
	"assortment.id": "ID",
	"assortment.name_replace": "Nazwa zastępcza",
	"assortment.name_replace_hint": "Pokazywana odwiedzającym zamiast nazwy technicznej.",
	"assortment.name_prefix": "Przedrostek nazwy",
	"assortment.technical_name": "Nazwa techniczna",
	"assortment.technical_name_hint": "Nazwa serii używana przez producenta.",
	"assortment.technical_name_adapter_hint": "Import rozpoznaje adapter po tej nazwie, dlatego musi być unikatowa.",
	"assortment.omit": "Pomijaj przy adapterze uniwersalnym",
	"assortment.omit_hint": "Nie jest oferowany do samochodów, które wymagają adaptera uniwersalnego.",
	"assortment.code": "Kod",
	"assortment.code_hint": "Używany w numerach artykułów, na przykład CODE-26-18. Później nie można go zmienić.",
	"assortment.brand": "Marka",
	"assortment.add_brand": "Dodaj markę",
	"assortment.new_brand": "Nowa marka",
	"assortment.rename_brand": "Zmień nazwę: {{name}}",
	"assortment.brand_name": "Nazwa marki",
	"assortment.rename_brand_hint": "Dotyczy od razu wszystkich asortymentów tej marki.",
	"assortment.image_front": "Obraz",
	"assortment.image_front_and_rear": "Obraz z wycieraczką tylną",
	"assortment.image_front_and_rear_hint": "Pokazywany zamiast niego, jeśli samochód ma też wycieraczkę tylną.",
	"assortment.sizes": "Rozmiary",
	"assortment.no_sizes": "Brak rozmiarów. Dodaj rozmiary, aby sprzedawać ten asortyment.",
	"assortment.add_size": "Dodaj rozmiar",
	"assortment.add_standard": "Dodaj rozmiary standardowe",
	"assortment.remove_size": "Usuń wiersz {{row}}",
	"assortment.inch": "Rozmiar (cale)",
	"assortment.cm": "Długość (cm)",
	"assortment.arm_type": "Mocowanie ramienia",
	"assortment.arm_type_hint":
		"Do którego ramienia pasuje. Jeśli adapter nie jest znany, odwiedzający mogą go wybrać według ramienia.",
	"assortment.no_arm_type": "Nie podano",
	"assortment.price": "Cena podstawowa (€)",
	"assortment.price_hint":
		"W euro, centy dozwolone. Pozostaw puste, aby sprzedawać tylko tam, gdzie konfiguracja ma cenę specjalną.",
	"assortment.inch_of": "Rozmiar w calach, wiersz {{row}}",
	"assortment.cm_of": "Długość w centymetrach, wiersz {{row}}",
	"assortment.price_of": "Cena podstawowa w euro, wiersz {{row}}",
	"assortment.special_prices_one":
		"{{count, number}} cena specjalna w konfiguracjach. Usunięcie rozmiaru usuwa też jego ceny specjalne.",
	"assortment.special_prices_few":
		"{{count, number}} ceny specjalne w konfiguracjach. Usunięcie rozmiaru usuwa też jego ceny specjalne.",
	"assortment.special_prices_many":
		"{{count, number}} cen specjalnych w konfiguracjach. Usunięcie rozmiaru usuwa też jego ceny specjalne.",
	"assortment.special_prices_other":
		"{{count, number}} ceny specjalnej w konfiguracjach. Usunięcie rozmiaru usuwa też jego ceny specjalne.",
	"assortment.losing": "Usunąć te rozmiary?",
	"assortment.losing_description_one":
		"Rozmiary: {{sizes}}. {{count, number}} cena specjalna w konfiguracjach zostanie utracona.",
	"assortment.losing_description_few":
		"Rozmiary: {{sizes}}. {{count, number}} ceny specjalne w konfiguracjach zostaną utracone.",
	"assortment.losing_description_many":
		"Rozmiary: {{sizes}}. {{count, number}} cen specjalnych w konfiguracjach zostanie utraconych.",
	"assortment.losing_description_other":
		"Rozmiary: {{sizes}}. {{count, number}} ceny specjalnej w konfiguracjach zostanie utracone.",
	"assortment.preview": "Widok odwiedzającego",
	"assortment.unnamed": "Brak nazwy",
	"assortment.actions": "Działania",
};
