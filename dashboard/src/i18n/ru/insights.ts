import type { insights as model } from "../en/insights.ts";
import type { TextsOf } from "../texts.ts";

export const insights: TextsOf<typeof model> = {
	"insights.configs": "Включено: {{enabled}}, подключено: {{connected}}",
	"insights.companies": "Активных: {{active}}",
	"insights.users": "Входили за последние 30 дней: {{active}}",
	"insights.cars": "Автомобили",
	"insights.catalogue": "Марок автомобилей: {{brands}}, моделей: {{models}}",
	"insights.no_catalogue": "Активного каталога пока нет.",
	"insights.activated": "Каталог активирован: {{when}}",
	"insights.running": "Идёт импортов: {{count}}",
	"insights.last_import": "Последний импорт: {{when}}",
	"insights.visits": "Открытия подборов за последние 30 дней",
	"insights.no_visits": "Пока никто не открывал подбор на странице магазина.",
	"insights.visits_summary": "Открытий: {{visits}}, разных подборов: {{finders}}",
	"insights.no_result": "Поиски без результата",
	"insights.origins": "Самые посещаемые сайты",
	"insights.day": "День",
	"insights.opened": "Открытий",
};
