import type { contents as model } from "../en/contents.ts";
import type { TextsOf } from "../texts.ts";

export const contents: TextsOf<typeof model> = {
	"contents.description": "Artikel stehen in der Fußzeile des Backoffice, Benachrichtigungen hinter der Glocke.",
	"contents.search": "Inhalte suchen",
	"contents.add": "Inhalt hinzufügen",
	"contents.none": "Keine Inhalte",
	"contents.none_description":
		"Schreiben Sie einen Artikel oder eine Benachrichtigung: Alle, die angemeldet sind, können sie lesen.",
	"contents.field_title": "Titel",
	"contents.created_at": "Erstellt",
	"contents.updated_at": "Aktualisiert",
	"contents.type": "Art",
	"contents.edit_this": "Inhalt bearbeiten",
	"contents.remove_title": "„{{title}}“ löschen?",
	"contents.remove_description":
		"Der Inhalt verschwindet für alle, auch aus jedem Finder, der ihn zeigt. Das lässt sich nicht rückgängig machen.",
	"contents.removed": "Gelöscht",
	"contents.updated": "Aktualisiert: {{when}}",
	"contents.no_text": "Es gibt noch keinen Text.",
	"contents.language": "Sprache",
	"contents.language_hint": "Wer in einer anderen Sprache arbeitet, sieht ihn nicht.",
	"contents.all_languages": "Alle Sprachen",
	"contents.text": "Text",
	"contents.type_unknown": "Diese Art von Inhalt steht nicht in der Liste.",
	"content_type.article": "Artikel",
	"content_type.notification": "Benachrichtigung",
	"articles.label": "Artikel",
	"articles.none": "Keine Artikel",
	"articles.gone": "Artikel nicht gefunden",
	"articles.gone_description": "Er wurde gelöscht oder ist in einer anderen Sprache geschrieben.",
	"notifications.new": "Neu",
	"notifications.open": "Benachrichtigungen",
	"notifications.unread": "Benachrichtigungen, es gibt Neues",
	"notifications.title": "Benachrichtigungen",
	"notifications.none": "Keine Benachrichtigungen",
};
