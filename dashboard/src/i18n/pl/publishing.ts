import type { publishing as model } from "../en/publishing.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const publishing: SlavicTextsOf<typeof model> = {
	"publish.title": "Publikacja: {{label}}",
	"publish.description": "Dwie linijki wstawią wyszukiwarkę na dowolną stronę sklepu.",
	"publish.copy_all": "Kopiuj obie linijki",
	"publish.disabled": "Ta wyszukiwarka jest wyłączona. Pozostanie niewidoczna, dopóki jej nie włączysz.",
	"publish.to_settings": "Do ustawień",

	"publish.embed_title": "Umieść na swojej stronie",
	"publish.platform": "System sklepu",
	"publish.version": "Wersja skryptu",
	"publish.newest": "Zawsze najnowsza",
	"publish.pinned": "Stała wersja {{version}}",
	"publish.pinned_description":
		"Kod wczytuje teraz dokładnie tę wersję, a przeglądarka sprawdza, że nie została zmieniona. Aktualizujesz ją samodzielnie.",

	"publish.html": "Zwykły HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Menedżer tagów Google",

	"publish.div": "Fragment div",
	"publish.script": "Fragment skryptu",
	"publish.embed": "Obie linijki",
	"publish.tag_manager_code": "Tag „Niestandardowy kod HTML”",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Wstaw tę linijkę tam, gdzie ma się pojawić wyszukiwarka.",
	"publish.script_line": "Wstaw tę linijkę raz na tej samej stronie, gdziekolwiek.",
	"publish.html_hint":
		"Kilka wyszukiwarek na jednej stronie wymaga osobnych miejsc, ale skrypt wystarczy raz. To, co wpiszesz w miejscu wyszukiwarki, pozostanie do chwili jej wczytania.",

	"publish.woocommerce_block":
		"Otwórz stronę w edytorze i dodaj blok „Własny HTML” tam, gdzie ma się pojawić wyszukiwarka. Na stronach sklepu można to zrobić także w obszarze widżetów.",
	"publish.woocommerce_paste": "Wklej obie linijki do bloku.",
	"publish.woocommerce_save":
		"Opublikuj stronę. Jeśli potem brakuje drugiej linijki, Twoje konto nie może zapisywać skryptów: poproś administratora.",
	"publish.woocommerce_hint":
		"Wtyczki, które łączą lub opóźniają skrypty, powinny pomijać wiper-finder.js. Wyczyść pamięć podręczną swojej wtyczki.",

	"publish.shopify_open":
		"W „Online Store › Themes” wybierz „Customize”, a u góry stronę lub szablon, na którym ma być wyszukiwarka.",
	"publish.shopify_paste": "Wybierz „Add section › Custom Liquid” i wklej obie linijki.",
	"publish.shopify_save": "Przeciągnij sekcję na miejsce i zapisz.",
	"publish.shopify_hint":
		"Jeśli ograniczasz dozwolone witryny, podaj własną domenę, a dopóki testujesz, także twoj-sklep.myshopify.com.",

	"publish.magento_place":
		"Otwórz stronę w „Content › Pages”. W Page Builderze przeciągnij „HTML Code” na miejsce; bez niego naciśnij „Show / Hide Editor”. Wstaw tam tę linijkę.",
	"publish.magento_script":
		"W „Content › Design › Configuration” edytuj widok sklepu, otwórz „HTML Head” i wstaw tę linijkę w polu „Scripts and Style Sheets”.",
	"publish.magento_policy":
		"Jeśli Twój sklep wymusza Content Security Policy, jeden z jego modułów musi zezwolić na nasz serwer w tym pliku. Zrobi to Twój programista.",
	"publish.magento_cache": "Wyczyść pamięć podręczną w „System › Cache Management”.",
	"publish.magento_hint":
		"Domyślnie Magento wymusza swoją politykę tylko na stronach kasy, a gdzie indziej jedynie zgłasza naruszenia: wtedy możesz pominąć krok 3.",

	"publish.tag_manager_place":
		"Menedżer tagów dostarcza skrypt, ale nie miejsce: wstaw tę linijkę na stronie sklepu tam, gdzie ma się pojawić wyszukiwarka.",
	"publish.tag_manager_tag":
		"Utwórz w Menedżerze tagów tag typu „Niestandardowy kod HTML” i wklej ten kod. Zwykła linijka nie zostałaby tam wykonana.",
	"publish.tag_manager_trigger":
		"Jako regułę wybierz „Wyświetlenie strony”, ograniczone do stron z wyszukiwarką. Sprawdź w podglądzie, a potem prześlij i opublikuj.",
	"publish.tag_manager_hint":
		"Jeśli odwiedzający muszą najpierw wyrazić zgodę na tagi, wyszukiwarka pojawi się dopiero wtedy. Programy blokujące często zatrzymują Menedżera tagów: skrypt bezpośrednio na stronie dotrze do większej liczby odwiedzających.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description": "Tylko jeśli Twój sklep wysyła taką politykę: musi na to pozwalać.",
	"publish.room": "Zapobiegaj przesunięciom układu",
	"publish.room_description":
		"Dodaj to do arkusza stylów sklepu, aby strona nie przesuwała się podczas wczytywania wyszukiwarki.",

	"publish.connection": "Połączenie",
	"publish.connected": "Twoja wyszukiwarka działa na {{origin}}, ostatnio widziana: {{when}}",
	"publish.waiting": "Jeszcze niepołączona",
	"publish.not_seen":
		"Nie widziano jej jeszcze na żadnej z Twoich stron. Otwórz stronę z wyszukiwarką w przeglądarce: pojawi się tutaj w ciągu minuty.",
	"publish.seen": "Widziana na",
	"publish.sandbox": "Strona bez adresu (sandbox)",
	"publish.not_allowed": "Niedozwolona witryna",
	"publish.allow": "Zezwól",
	"publish.allow_origin": "Zezwól na {{origin}}",
	"publish.check": "Wyszukiwarka się nie wyświetla?",
	"publish.check_lines": 'Obie linijki muszą być na stronie, a id="{{target}}" tylko raz: zajrzyj do źródła strony.',
	"publish.check_origins":
		"Tylko te witryny mogą pokazywać wyszukiwarkę: {{origins}}. Adresy z www i bez www to różne witryny.",
	"publish.check_csp": "Content Security Policy nie może jej blokować: poinformuje o tym konsola przeglądarki (F12).",
	"publish.check_cache":
		"Pamięć podręczna może jeszcze wysyłać starą stronę: wyczyść pamięć podręczną sklepu i wczytaj stronę ponownie.",
};
