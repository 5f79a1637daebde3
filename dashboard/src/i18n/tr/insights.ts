import type { insights as model } from "../en/insights.ts";
import type { TextsOf } from "../texts.ts";

export const insights: TextsOf<typeof model> = {
	"insights.configs": "Etkin: {{enabled}}, bağlı: {{connected}}",
	"insights.companies": "Etkin: {{active}}",
	"insights.users": "Son 30 günde oturum açan: {{active}}",
	"insights.cars": "Araçlar",
	"insights.catalogue": "Araç markaları: {{brands}}, modeller: {{models}}",
	"insights.no_catalogue": "Henüz etkin bir katalog yok.",
	"insights.activated": "Katalog etkinleştirildi: {{when}}",
	"insights.running": "Süren içe aktarmalar: {{count}}",
	"insights.last_import": "Son içe aktarma: {{when}}",
	"insights.visits": "Son 30 günde bulucuların açılışı",
	"insights.no_visits": "Henüz kimse bir mağazanın sayfasında bulucu açmadı.",
	"insights.visits_summary": "Açılış: {{visits}}, farklı bulucu: {{finders}}",
	"insights.no_result": "Sonuçsuz aramalar",
	"insights.origins": "En çok ziyaret edilen siteler",
	"insights.day": "Gün",
	"insights.opened": "Açılış",
};
