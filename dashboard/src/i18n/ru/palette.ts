import type { palette as model } from "../en/palette.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const palette: SlavicTextsOf<typeof model> = {
	"palette.title": "Поиск",
	"palette.placeholder": "Найти или перейти…",
	"palette.results": "Результаты",
	"palette.recent": "Недавние",
	"palette.pages": "Страницы",
	"palette.actions": "Команды",
	"palette.of_finder": "Выбранная конфигурация",
	"palette.look_up": "Найти артикул",
	"palette.which_user": "Найдите пользователя для симуляции",
	"palette.which_sku": "Введите артикул или название товара",
	"palette.key_move": "Перемещение",
	"palette.key_open": "Открыть",
	"palette.words_add": "новый, создать",
	"palette.words_configs": "finder, виджеты, начало",
	"palette.words_settings": "конфигурация, параметры, опции, цвета, тексты, язык, валюта, внешний вид",
	"palette.words_publish": "встроить, код, скрипт, установка, подключение, интеграция",
	"palette.words_pricing": "прайс-лист, специальные цены, стоимость",
	"palette.words_products": "SKU, артикулы, экспорт, CSV",
	"palette.words_catalogue": "машины, модели, импорт, версии",
	"palette.words_users": "люди, учётные записи, участники, роли",
	"palette.words_companies": "магазины, клиенты",
	"palette.words_audit": "история, активность, изменения, события",
};
