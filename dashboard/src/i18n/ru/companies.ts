import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Магазины, которые используют finder, и что каждому из них разрешено продавать.",
	"companies.search": "Поиск компаний",
	"companies.add": "Добавить компанию",
	"companies.none": "Нет компаний",
	"companies.none_description": "Добавьте первую компанию, а затем её пользователей.",
	"companies.edit": "Изменить: {{title}}",
	"companies.id": "ID",
	"companies.name": "Компания",
	"companies.street": "Улица",
	"companies.house_number": "Номер дома",
	"companies.zip": "Индекс",
	"companies.city": "Город",
	"companies.country": "Страна",
	"companies.no_country": "Без страны",
	"companies.phone": "Телефон",
	"companies.fronts": "Разрешённые передние серии",
	"companies.fronts_hint": "Задние серии и серии адаптеров разрешены всем компаниям.",
	"companies.active": "Активна",
	"companies.active_hint": "Пользователи неактивной компании не могут войти, а её finder ничего не показывает.",
	"companies.inactive": "Неактивна",
	"companies.prime_orders": "Заказы Prime разрешены",
	"companies.deactivation":
		"После сохранения её пользователи не смогут войти, а её finder погаснет. Пользователи: {{users}}. Finder: {{finders}}.",
	"companies.removal":
		"Есть finder, который предлагает то, что вы убираете; в течение минуты это прекратится. Цены сохранятся. Серии: {{assortments}}. Finder: {{finders}}.",

	"companies.country_unknown": "Этой страны нет в списке.",
	"companies.assortment_unknown": "Одной из этих передних серий не существует.",
	"companies.own_company": "Собственную компанию отключить нельзя: вы лишили бы себя доступа.",
};
