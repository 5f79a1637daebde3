import type { publishing as model } from "../en/publishing.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const publishing: SlavicTextsOf<typeof model> = {
	"publish.title": "Publikacja: {{label}}",
	"publish.description": "Dodaj wyszukiwarkę do dowolnej strony sklepu za pomocą dwóch linii kodu.",
	"publish.copy_all": "Kopiuj obie linie",
	"publish.disabled": "Ta wyszukiwarka jest wyłączona. Odwiedzający nie widzą jej, dopóki jej nie włączysz.",
	"publish.to_settings": "Do ustawień",

	"publish.embed_title": "Dodaj do swojej strony",
	"publish.platform": "System sklepu",
	"publish.version": "Wersja skryptu",
	"publish.newest": "Zawsze najnowsza",
	"publish.pinned": "Stała wersja {{version}}",
	"publish.pinned_description":
		"Ten kod zawsze wczytuje tę samą wersję, a przeglądarka ją sprawdza. Aktualizujesz ją samodzielnie.",

	"publish.html": "Zwykły HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Menedżer tagów Google",

	"publish.div": "Fragment div",
	"publish.script": "Fragment skryptu",
	"publish.embed": "Obie linie",
	"publish.tag_manager_code": "Tag „Niestandardowy kod HTML”",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Dodaj tę linię tam, gdzie ma się pojawić wyszukiwarka.",
	"publish.script_line": "Dodaj tę linię raz, w dowolnym miejscu tej samej strony.",
	"publish.html_hint":
		"Każda wyszukiwarka na stronie wymaga własnego elementu div, ale skrypt wystarczy raz. Zawartość div jest widoczna do chwili wczytania wyszukiwarki.",

	"publish.woocommerce_block":
		"Otwórz stronę w edytorze i dodaj blok „Własny HTML” tam, gdzie ma się pojawić wyszukiwarka. Na stronach sklepu można to zrobić także w obszarze widżetów.",
	"publish.woocommerce_paste": "Wklej obie linie do bloku.",
	"publish.woocommerce_save":
		"Opublikuj stronę. Jeśli potem brakuje drugiej linii, Twoje konto może nie mieć prawa zapisywać skryptów: zapytaj administratora.",
	"publish.woocommerce_hint":
		"Wyklucz wiper-finder.js z wtyczek, które łączą lub opóźniają skrypty. Wyczyść pamięć podręczną we wtyczce cache.",

	"publish.shopify_open":
		"W „Sklep online › Szablony” kliknij „Dostosuj” i wybierz stronę lub szablon strony dla wyszukiwarki.",
	"publish.shopify_paste": "Kliknij „Dodaj sekcję”, wybierz sekcję Custom Liquid i wklej obie linie.",
	"publish.shopify_save": "Przeciągnij sekcję na miejsce i zapisz.",
	"publish.shopify_hint":
		"Jeśli ograniczasz dozwolone witryny, dodaj własną domenę, a podczas testów także twoj-sklep.myshopify.com.",

	"publish.magento_place":
		"Otwórz stronę w „Content › Pages”. W Page Builderze przeciągnij „HTML Code” na miejsce; bez niego kliknij „Show / Hide Editor”. Dodaj tam tę linię.",
	"publish.magento_script":
		"W „Content › Design › Configuration” edytuj widok sklepu, otwórz „HTML Head” i dodaj tę linię w polu „Scripts and Style Sheets”.",
	"publish.magento_policy":
		"Jeśli Twój sklep wymusza Content Security Policy, jeden z jego modułów musi zezwolić na nasz serwer w tym pliku. Zapytaj swojego programistę.",
	"publish.magento_cache": "Wyczyść pamięć podręczną w „System › Cache Management”.",
	"publish.magento_hint":
		"Domyślnie Magento wymusza swoją politykę tylko na stronach kasy, a gdzie indziej jedynie zgłasza naruszenia. Wtedy możesz pominąć krok 3.",

	"publish.tag_manager_place":
		"Menedżer tagów wczytuje skrypt, ale nie dodaje elementu div. Dodaj tę linię na stronie sklepu tam, gdzie ma się pojawić wyszukiwarka.",
	"publish.tag_manager_tag":
		"Utwórz w Menedżerze tagów tag typu „Niestandardowy kod HTML” i wklej ten kod. Zwykła linia skryptu tam nie działa.",
	"publish.tag_manager_trigger":
		"Jako regułę wybierz „Wyświetlenie strony”, ograniczone do stron z wyszukiwarką. Sprawdź w podglądzie, a potem prześlij i opublikuj.",
	"publish.tag_manager_hint":
		"Jeśli odwiedzający muszą wyrazić zgodę przed uruchomieniem tagów, wyszukiwarka pojawi się dopiero po zgodzie. Programy blokujące reklamy często blokują Menedżera tagów: skrypt bezpośrednio na stronie dotrze do większej liczby odwiedzających.",

	"publish.package": "React, Vue, Svelte",
	"publish.package_command": "Polecenie",
	"publish.package_module": "JavaScript",
	"publish.package_tag": "Element",
	"publish.package_install":
		"Zainstaluj pakiet w projekcie sklepu. Pochodzi z naszego serwera, więc nie potrzebujesz rejestru.",
	"publish.package_load": "Wczytaj wyszukiwarkę raz, na przykład przy montowaniu strony.",
	"publish.package_element": "Dodaj tę linię w miejscu, w którym ma się pojawić wyszukiwarka.",
	"publish.package_hint":
		"Pakiet zawiera typy dla React 19, Vue 3 i Svelte 5. W Vue zadeklaruj element w compilerOptions.isCustomElement. Zamiast elementu framework może też renderować div z fragmentu HTML.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description":
		"Potrzebne tylko wtedy, gdy Twój sklep wysyła taką politykę. Musi ona zezwalać na te źródła. Jeśli wymienia polityki Trusted Types, musi zezwalać także na lit-html.",
	"publish.room": "Zapobiegaj przesunięciom układu",
	"publish.room_description":
		"Zapewnia to atrybut style elementu div. Jeśli Content Security Policy Twojego sklepu zabrania stylów wbudowanych, usuń go i dodaj to do swojego arkusza stylów. Na stronach, na których linki otwierają samochód, zarezerwuj zamiast tego min-height: 100vh, bo wyniki są wyższe.",

	"publish.connection": "Połączenie",
	"publish.connected": "Twoja wyszukiwarka działa na {{origin}}, ostatnio wykryta: {{when}}",
	"publish.lost": "Niewykryta od 30 dni, ostatnio wykryta {{when}} na {{origin}}",
	"publish.waiting": "Jeszcze niepołączona",
	"publish.disconnected": "Niepołączona",
	"publish.not_seen":
		"Wyszukiwarki nie wykryto jeszcze na żadnej z Twoich stron. Otwórz stronę z wyszukiwarką w przeglądarce, a w ciągu minuty pojawi się tutaj.",
	"publish.seen": "Wykryto na",
	"publish.sandbox": "Strona bez adresu (sandbox)",
	"publish.not_allowed": "Niedozwolona witryna",
	"publish.allow": "Zezwól",
	"publish.allow_origin": "Zezwól na {{origin}}",
	"publish.check": "Wyszukiwarka się nie wyświetla?",
	"publish.check_lines": 'Obie linie muszą być w źródle strony, a id="{{target}}" tylko raz.',
	"publish.check_origins":
		"Tylko te witryny mogą pokazywać wyszukiwarkę: {{origins}}. Adresy z www i bez www to różne witryny.",
	"publish.check_csp": "Content Security Policy może ją blokować. Sprawdź konsolę przeglądarki (F12).",
	"publish.check_cache":
		"Pamięć podręczna może jeszcze wysyłać starą stronę. Wyczyść pamięć podręczną sklepu i odśwież stronę.",
};
