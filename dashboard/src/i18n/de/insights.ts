import type { insights as model } from "../en/insights.ts";
import type { TextsOf } from "../texts.ts";

export const insights: TextsOf<typeof model> = {
	"insights.configs": "Aktiv: {{enabled}}, verbunden: {{connected}}",
	"insights.companies": "Aktiv: {{active}}",
	"insights.users": "In den letzten 30 Tagen angemeldet: {{active}}",
	"insights.cars": "Fahrzeuge",
	"insights.catalogue": "Fahrzeugmarken: {{brands}}, Modelle: {{models}}",
	"insights.no_catalogue": "Noch ist kein Katalog aktiv.",
	"insights.activated": "Katalog aktiviert: {{when}}",
	"insights.running": "Laufende Importe: {{count}}",
	"insights.last_import": "Letzter Import: {{when}}",
	"insights.visits": "Aufrufe der Finder in den letzten 30 Tagen",
	"insights.no_visits": "Noch hat niemand einen Finder auf der Seite eines Shops geöffnet.",
	"insights.visits_summary": "Aufrufe: {{visits}}, verschiedene Finder: {{finders}}",
	"insights.no_result": "Suchen ohne Ergebnis",
	"insights.origins": "Meistbesuchte Websites",
	"insights.day": "Tag",
	"insights.opened": "Aufrufe",
};
