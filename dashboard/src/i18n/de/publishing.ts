import type { publishing as model } from "../en/publishing.ts";
import type { TextsOf } from "../texts.ts";

export const publishing: TextsOf<typeof model> = {
	"publish.title": "{{label}} veröffentlichen",
	"publish.description": "Zwei Zeilen bringen den Finder auf jede Seite Ihres Shops.",
	"publish.copy_all": "Beide Zeilen kopieren",
	"publish.disabled": "Dieser Finder ist inaktiv. Er bleibt unsichtbar, bis Sie ihn aktivieren.",
	"publish.to_settings": "Zu den Einstellungen",

	"publish.embed_title": "Auf Ihre Seite bringen",
	"publish.platform": "Shopsystem",
	"publish.version": "Version des Skripts",
	"publish.newest": "Immer die neueste",
	"publish.pinned": "Feste Version {{version}}",
	"publish.pinned_description":
		"Der Code lädt nun genau diese Version, und der Browser prüft, dass sie unverändert ist. Sie aktualisieren sie selbst.",

	"publish.html": "Reines HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Google Tag Manager",

	"publish.div": "Div-Snippet",
	"publish.script": "Script-Snippet",
	"publish.embed": "Beide Zeilen",
	"publish.tag_manager_code": "Tag „Benutzerdefiniertes HTML“",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Setzen Sie diese Zeile dorthin, wo der Finder erscheinen soll.",
	"publish.script_line": "Setzen Sie diese Zeile einmal auf dieselbe Seite, egal wo.",
	"publish.html_hint":
		"Mehrere Finder auf einer Seite brauchen je einen Platz, aber nur ein Skript. Was Sie in den Platz schreiben, bleibt stehen, bis der Finder da ist.",

	"publish.woocommerce_block":
		"Öffnen Sie die Seite im Editor und fügen Sie den Block „Individuelles HTML“ dort ein, wo der Finder erscheinen soll. Auf Shopseiten geht das auch in einem Widget-Bereich.",
	"publish.woocommerce_paste": "Fügen Sie beide Zeilen in den Block ein.",
	"publish.woocommerce_save":
		"Veröffentlichen Sie die Seite. Fehlt danach die zweite Zeile, darf Ihr Konto keine Skripte speichern: Fragen Sie einen Administrator.",
	"publish.woocommerce_hint":
		"Plugins, die Skripte zusammenfassen oder verzögern, sollten wiper-finder.js auslassen. Leeren Sie den Cache Ihres Cache-Plugins.",

	"publish.shopify_open":
		"Wählen Sie unter „Onlineshop › Themes“ die Schaltfläche „Anpassen“ und oben die Seite oder Vorlage, die den Finder zeigen soll.",
	"publish.shopify_paste":
		"Wählen Sie „Abschnitt hinzufügen › Benutzerdefiniertes Liquid“ (Custom Liquid) und fügen Sie beide Zeilen ein.",
	"publish.shopify_save": "Ziehen Sie den Abschnitt an seinen Platz und speichern Sie.",
	"publish.shopify_hint":
		"Wenn Sie die erlaubten Websites begrenzen, nennen Sie Ihre eigene Domain und, solange Sie noch testen, auch ihr-shop.myshopify.com.",

	"publish.magento_place":
		"Öffnen Sie die Seite unter „Content › Pages“. Ziehen Sie im Page Builder „HTML Code“ an den Platz; ohne Page Builder wählen Sie „Show / Hide Editor“. Setzen Sie diese Zeile dort ein.",
	"publish.magento_script":
		"Bearbeiten Sie unter „Content › Design › Configuration“ die Store-Ansicht, öffnen Sie „HTML Head“ und setzen Sie diese Zeile in „Scripts and Style Sheets“.",
	"publish.magento_policy":
		"Wenn Ihr Shop eine Content Security Policy durchsetzt, muss eines seiner Module unseren Host in dieser Datei erlauben. Das macht Ihre Entwicklung.",
	"publish.magento_cache": "Leeren Sie den Cache unter „System › Cache Management“.",
	"publish.magento_hint":
		"Von sich aus setzt Magento seine Richtlinie nur im Checkout durch und meldet sonst lediglich Verstöße: Dann können Sie Schritt 3 auslassen.",

	"publish.tag_manager_place":
		"Der Tag Manager bringt das Skript, aber nicht den Platz: Setzen Sie diese Zeile auf der Seite Ihres Shops dorthin, wo der Finder erscheinen soll.",
	"publish.tag_manager_tag":
		"Legen Sie im Tag Manager ein Tag vom Typ „Benutzerdefiniertes HTML“ an und fügen Sie dies ein. Die gewöhnliche Zeile würde dort nicht ausgeführt.",
	"publish.tag_manager_trigger":
		"Wählen Sie als Trigger „Seitenaufruf“, begrenzt auf die Seiten mit dem Finder. Testen Sie mit der Vorschau und veröffentlichen Sie dann.",
	"publish.tag_manager_hint":
		"Müssen Ihre Besucher erst zustimmen, bevor Tags ausgelöst werden, erscheint der Finder erst dann. Blocker halten den Tag Manager oft auf: Das Skript direkt auf der Seite erreicht mehr Besucher.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description": "Nur wenn Ihr Shop eine solche Richtlinie sendet: Sie muss dies erlauben.",
	"publish.room": "Layoutverschiebungen vermeiden",
	"publish.room_description":
		"Fügen Sie dies in das Stylesheet Ihres Shops ein, damit sich die Seite beim Laden des Finders nicht verschiebt.",

	"publish.connection": "Verbindung",
	"publish.connected": "Ihr Finder ist auf {{origin}} aktiv, zuletzt gesehen: {{when}}",
	"publish.waiting": "Noch nicht verbunden",
	"publish.not_seen":
		"Noch auf keiner Ihrer Seiten gesehen. Öffnen Sie die Seite mit dem Finder im Browser: Innerhalb einer Minute erscheint sie dann hier.",
	"publish.seen": "Gesehen auf",
	"publish.sandbox": "Eine Seite ohne Adresse (Sandbox)",
	"publish.not_allowed": "Keine erlaubte Website",
	"publish.allow": "Erlauben",
	"publish.allow_origin": "{{origin}} erlauben",
	"publish.check": "Wird der Finder nicht angezeigt?",
	"publish.check_lines":
		'Beide Zeilen müssen auf der Seite stehen, id="{{target}}" nur einmal: Sehen Sie im Quelltext der Seite nach.',
	"publish.check_origins":
		"Nur diese Websites können den Finder anzeigen: {{origins}}. Adressen mit und ohne www sind verschiedene Websites.",
	"publish.check_csp":
		"Eine Content Security Policy darf ihn nicht sperren: Die Konsole des Browsers (F12) würde es melden.",
	"publish.check_cache":
		"Caches senden womöglich noch die alte Seite: Leeren Sie den Cache Ihres Shops und laden Sie neu.",
};
