import type { priceChanges as model } from "../en/price-changes.ts";
import type { TextsOf } from "../texts.ts";

export const priceChanges: TextsOf<typeof model> = {
	"currency.title": "Сменить валюту с {{from}} на {{to}}?",
	"currency.description": "Специальные цены: {{prices}}. Выберите, что с ними станет.",
	"currency.choose": "Специальные цены",
	"currency.convert": "Пересчитать",
	"currency.convert_hint": "По указанному курсу, с округлением до допустимых цен.",
	"currency.keep": "Сохранить числа",
	"currency.keep_hint": "Та же сумма, новая валюта.",
	"currency.drop": "Удалить",
	"currency.drop_hint": "Все специальные цены будут удалены.",
	"currency.samples": "Примеры",
	"currency.rate": "1 {{from}} в {{to}}",
	"currency.rate_invalid": "Введите курс, например 1,08.",
	"currency.base_applies": "Детали без специальной цены продаются по базовой цене.",
	"currency.base_gone":
		"Базовые цены указаны в евро и не действуют в {{sign}}. Детали, которые не будут продаваться: {{parts}}.",
	"currency.change": "Сменить валюту",
	"finders.rate_unfit": "При таком курсе одна из цен стала бы нулевой или слишком высокой.",
	"menu.activity": "Журнал действий",
	"activity.description": "Кто и что изменил в ваших конфигурациях, ценах и товарах.",
	"activity.support": "Поддержка",
};
