import type { publishing as model } from "../en/publishing.ts";
import type { TextsOf } from "../texts.ts";

export const publishing: TextsOf<typeof model> = {
	"publish.title": "{{label}} veröffentlichen",
	"publish.description": "Mit zwei Zeilen Code fügen Sie den Finder in jede Seite Ihres Shops ein.",
	"publish.copy_all": "Beide Zeilen kopieren",
	"publish.disabled": "Dieser Finder ist inaktiv. Besucher sehen ihn erst, wenn Sie ihn aktivieren.",
	"publish.to_settings": "Zu den Einstellungen",

	"publish.embed_title": "In Ihre Seite einfügen",
	"publish.platform": "Shopsystem",
	"publish.version": "Skriptversion",
	"publish.newest": "Immer die neueste",
	"publish.pinned": "Feste Version {{version}}",
	"publish.pinned_description":
		"Dieser Code lädt immer dieselbe Version, und der Browser prüft sie. Sie aktualisieren sie selbst.",

	"publish.html": "Reines HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Google Tag Manager",

	"publish.div": "Div-Snippet",
	"publish.script": "Skript-Snippet",
	"publish.embed": "Beide Zeilen",
	"publish.tag_manager_code": "Tag „Benutzerdefiniertes HTML“",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Fügen Sie diese Zeile dort ein, wo der Finder erscheinen soll.",
	"publish.script_line": "Fügen Sie diese Zeile einmal an beliebiger Stelle derselben Seite ein.",
	"publish.html_hint":
		"Jeder Finder auf einer Seite braucht ein eigenes div, das Skript aber nur einmal. Inhalt im div wird angezeigt, bis der Finder geladen ist.",

	"publish.woocommerce_block":
		"Öffnen Sie die Seite im Editor und fügen Sie den Block „Individuelles HTML“ dort ein, wo der Finder erscheinen soll. Auf Shopseiten geht das auch in einem Widget-Bereich.",
	"publish.woocommerce_paste": "Fügen Sie beide Zeilen in den Block ein.",
	"publish.woocommerce_save":
		"Veröffentlichen Sie die Seite. Fehlt danach die zweite Zeile, darf Ihr Konto keine Skripte speichern: Fragen Sie einen Administrator.",
	"publish.woocommerce_hint":
		"Schließen Sie wiper-finder.js von Plugins aus, die Skripte zusammenfassen oder verzögern. Leeren Sie den Cache Ihres Cache-Plugins.",

	"publish.shopify_open":
		"Öffnen Sie „Onlineshop › Themes“, klicken Sie auf „Anpassen“ und wählen Sie die Seite oder Vorlage für den Finder.",
	"publish.shopify_paste":
		"Wählen Sie „Abschnitt hinzufügen › Benutzerdefiniertes Liquid“ (Custom Liquid) und fügen Sie beide Zeilen ein.",
	"publish.shopify_save": "Ziehen Sie den Abschnitt an seinen Platz und speichern Sie.",
	"publish.shopify_hint":
		"Wenn Sie die erlaubten Websites begrenzen, fügen Sie Ihre eigene Domain hinzu und während des Testens auch ihr-shop.myshopify.com.",

	"publish.magento_place":
		"Öffnen Sie die Seite unter „Content › Pages“. Ziehen Sie im Page Builder „HTML Code“ an den Platz; ohne Page Builder wählen Sie „Show / Hide Editor“. Setzen Sie diese Zeile dort ein.",
	"publish.magento_script":
		"Bearbeiten Sie unter „Content › Design › Configuration“ die Store-Ansicht, öffnen Sie „HTML Head“ und setzen Sie diese Zeile in „Scripts and Style Sheets“.",
	"publish.magento_policy":
		"Wenn Ihr Shop eine Content Security Policy durchsetzt, muss eines seiner Module unseren Host in dieser Datei erlauben. Fragen Sie Ihre Entwickler.",
	"publish.magento_cache": "Leeren Sie den Cache unter „System › Cache Management“.",
	"publish.magento_hint":
		"Standardmäßig setzt Magento seine Richtlinie nur auf Checkout-Seiten durch und meldet sonst nur Verstöße. Dann können Sie Schritt 3 überspringen.",

	"publish.tag_manager_place":
		"Der Tag Manager lädt das Skript, fügt aber das div nicht ein. Fügen Sie diese Zeile auf der Seite Ihres Shops dort ein, wo der Finder erscheinen soll.",
	"publish.tag_manager_tag":
		"Erstellen Sie im Tag Manager ein Tag vom Typ „Benutzerdefiniertes HTML“ und fügen Sie diesen Code ein. Die übliche Skriptzeile funktioniert dort nicht.",
	"publish.tag_manager_trigger":
		"Wählen Sie als Trigger „Seitenaufruf“, begrenzt auf die Seiten mit dem Finder. Testen Sie mit der Vorschau und veröffentlichen Sie dann.",
	"publish.tag_manager_hint":
		"Wenn Besucher zustimmen müssen, bevor Tags ausgelöst werden, erscheint der Finder erst danach. Werbeblocker blockieren den Tag Manager oft: Ein Skript direkt auf der Seite erreicht mehr Besucher.",

	"publish.package": "React, Vue, Svelte",
	"publish.package_command": "Befehl",
	"publish.package_module": "JavaScript",
	"publish.package_tag": "Element",
	"publish.package_install":
		"Installieren Sie das Paket im Projekt Ihres Shops. Es kommt von unserem Host, Sie brauchen keine Registry.",
	"publish.package_load": "Laden Sie den Finder einmal, zum Beispiel beim Mounten der Seite.",
	"publish.package_element": "Fügen Sie diese Zeile dort ein, wo der Finder erscheinen soll.",
	"publish.package_hint":
		"Das Paket enthält Typen für React 19, Vue 3 und Svelte 5. In Vue melden Sie das Element mit compilerOptions.isCustomElement an. Statt des Elements kann Ihr Framework auch das div des HTML-Snippets rendern.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description":
		"Nur nötig, wenn Ihr Shop eine solche Richtlinie sendet. Sie muss diese Quellen erlauben. Wenn sie Trusted-Types-Richtlinien auflistet, muss sie auch lit-html erlauben.",
	"publish.room": "Layoutverschiebungen vermeiden",
	"publish.room_description":
		"Dafür sorgt das style-Attribut des div. Verbietet die Content Security Policy Ihres Shops Inline-Styles, entfernen Sie es und fügen Sie dies Ihrem Stylesheet hinzu. Auf Seiten, deren Links ein Fahrzeug öffnen, reservieren Sie stattdessen min-height: 100vh, denn Ergebnisse sind höher.",

	"publish.connection": "Verbindung",
	"publish.connected": "Ihr Finder ist auf {{origin}} aktiv, zuletzt gesehen: {{when}}",
	"publish.lost": "Seit 30 Tagen nicht gesehen, zuletzt {{when}} auf {{origin}}",
	"publish.waiting": "Noch nicht verbunden",
	"publish.disconnected": "Nicht verbunden",
	"publish.not_seen":
		"Noch auf keiner Ihrer Seiten gesehen. Öffnen Sie die Seite mit dem Finder im Browser, dann erscheint sie hier innerhalb einer Minute.",
	"publish.seen": "Gesehen auf",
	"publish.sandbox": "Seite ohne Adresse (Sandbox)",
	"publish.not_allowed": "Keine erlaubte Website",
	"publish.allow": "Erlauben",
	"publish.allow_origin": "{{origin}} erlauben",
	"publish.check": "Wird der Finder nicht angezeigt?",
	"publish.check_lines": 'Beide Zeilen müssen im Quelltext der Seite stehen, id="{{target}}" nur einmal.',
	"publish.check_origins":
		"Nur diese Websites können den Finder anzeigen: {{origins}}. Adressen mit und ohne www sind verschiedene Websites.",
	"publish.check_csp": "Eine Content Security Policy kann ihn blockieren. Prüfen Sie die Konsole des Browsers (F12).",
	"publish.check_cache":
		"Ein Cache sendet möglicherweise noch die alte Seite. Leeren Sie den Cache Ihres Shops und laden Sie die Seite neu.",
};
