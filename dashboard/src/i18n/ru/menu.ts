import type { menu as model } from "../en/menu.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const menu: SlavicTextsOf<typeof model> = {
	"menu.sell": "Продажи",
	"menu.system": "Система",
	"menu.articles": "Статьи",
	"menu.all_assortments": "Все ассортименты",
	"menu.all_set_products": "Все товары-комплекты",
	"menu.set_products": "Товары-комплекты",
	"menu.car_data": "Данные автомобилей",

	"row.actions": "Действия: {{name}}",
	"row.view": "Просмотреть",
	"row.simulate": "Симулировать пользователя",

	"finders.none_to_read": "Её может добавить тот, кто управляет вашей компанией.",
	"selected.none_to_read": "Выберите конфигурацию из списка.",

	"toolbar.prices": "Инструменты для цен",
};
