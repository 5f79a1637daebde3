import type { FieldTexts } from "./en.rules.ts";

export const fieldTexts: FieldTexts = {
	"auth.password_wrong": "Текущий пароль указан неверно.",

	"assortments.code_taken": "У другого ассортимента уже есть этот код.",
	"assortments.adapter_name_taken":
		"У другого адаптера уже есть это техническое название. Импорт определяет адаптеры по нему, поэтому оно должно быть уникальным.",
	"assortments.make_unknown": "Выберите марку из списка.",
	"assortments.brand_taken": "Марка с таким названием уже есть.",
	"assortments.price_invalid": "Введите цену. Копейки и центы разрешены, например 12,50.",
	"assortments.inch_invalid": "Введите целое число дюймов от 6 до 40.",
	"assortments.cm_invalid": "Введите число сантиметров не более чем с одним знаком после запятой.",
	"assortments.cm_implausible": "Эта длина не подходит к размеру.",
	"assortments.size_twice": "Этот размер уже есть в списке.",
	"assortments.code_invalid": "Используйте заглавные латинские буквы и цифры, разделённые дефисами.",
	"assortments.code_reads_as_sku":
		"Код не может оканчиваться дефисом и размером, потому что так оканчиваются артикулы.",

	"users.username_taken": "Это имя пользователя уже занято.",
	"users.email_taken": "Этот адрес эл. почты уже есть у другого пользователя.",
	"users.company_required": "Выберите компанию.",
	"users.company_unknown": "Этой компании не существует.",
	"users.username_short": "Введите не менее 4 символов.",
	"users.username_is_email": "Имя пользователя со знаком @ должно быть его собственным адресом эл. почты.",
	"users.email_invalid": "Введите правильный адрес эл. почты.",
	"users.password_short": "Введите не менее 6 символов.",
	"users.password_mismatch": "Пароли не совпадают.",
	"users.one_role": "Выберите одну роль.",
	"users.not_yourself": "С собственной учётной записью этого сделать нельзя, потому что вы потеряете доступ.",

	"companies.country_unknown": "Выберите страну из списка.",
	"companies.assortment_unknown": "Одного из этих передних ассортиментов не существует.",
	"companies.own_company": "Собственную компанию отключить нельзя, потому что вы потеряете доступ.",

	"contents.type_unknown": "Выберите тип материала из списка.",

	"catalogue.columns_missing": "Не хватает обязательного столбца: марка, модель, год или хотя бы один размер.",
	"catalogue.units_mixed": "Одни размеры указаны в дюймах, другие только в миллиметрах. Используйте одну единицу.",
	"catalogue.nothing_imported": "Ни одну строку этого файла не удалось импортировать.",
	"catalogue.car_not_found": "Этого автомобиля нет в активном каталоге.",
	"catalogue.correction_not_found": "Исправление не найдено.",
	"catalogue.correction_stale": "Другой пользователь изменил это исправление. Обновите страницу.",
	"catalogue.correction_years": "Последний год не может быть раньше первого.",
	"catalogue.correction_two_adapters": "Выберите адаптер или универсальный адаптер, но не оба.",
	"catalogue.not_text": "Это не файл CSV. Сохраните таблицу как CSV (UTF-8).",
	"catalogue.file_empty": "Файл пуст.",
	"catalogue.no_rows": "В файле есть заголовок, но нет строк.",
	"catalogue.row_too_long": "Строка в этом файле слишком длинная.",
	"catalogue.row_too_wide":
		"В строке больше ячеек, чем в заголовке. Значения с разделителем нужно заключать в кавычки.",
	"catalogue.text_damaged": "Текст повреждён или содержит управляющие символы. Сохраните файл в UTF-8.",
	"catalogue.text_too_long": "Текст длиннее 120 знаков.",
	"catalogue.brand_missing": "Не указана марка автомобиля.",
	"catalogue.model_missing": "Не указана модель.",
	"catalogue.year_missing": "Не указан год.",
	"catalogue.year_invalid": "Введите годы, например 2012, 2012-2016 или 2012-.",
	"catalogue.year_out_of_range": "Годы должны быть от 1885 до 2100.",
	"catalogue.years_reversed": "Последний год раньше первого.",
	"catalogue.size_invalid": "Размеры указываются целыми дюймами: 26 или 28/26.",
	"catalogue.size_not_trade": "В пределах 7 мм от этой длины нет стандартного размера.",
	"catalogue.size_out_of_range": "Размеры должны быть от 6 до 40 дюймов. Проверьте единицу измерения.",
	"catalogue.pairs_differ": "Чтобы составить пары, у водителя и пассажира должно быть одинаковое число размеров.",
	"catalogue.steering_unknown": "Сторона руля должна быть левой, правой или пустой.",
	"catalogue.adapter_unknown": "Ни у одного ассортимента адаптеров нет такого технического названия или кода.",

	"finders.company_required": "Выберите компанию.",
	"finders.currency_unknown": "Выберите валюту из списка.",
	"finders.rate_unfit": "При таком курсе одна из цен стала бы нулевой или слишком высокой.",
	"finders.country_unknown": "Выберите страну из списка.",
	"finders.color_invalid": "Введите цвет, например #1677ff.",
	"finders.url_invalid": "Введите веб-адрес, который начинается с https:// или http://.",
	"finders.target_invalid":
		"ID должен начинаться с буквы и содержать только латинские буквы, цифры, дефисы и подчёркивания.",
	"finders.origin_invalid": "Введите сайт, например https://shop.example, без пути.",

	"offers.price_invalid": "Введите правильную цену.",
	"offers.cents_not_allowed": "Укажите целую сумму. Копейки и центы в этой конфигурации отключены.",

	"products.columns_missing": "Не хватает обязательного столбца: артикул или код ассортимента.",
	"products.company_unknown": "Нет компании с таким названием или ID.",

	"uploads.path_invalid": "Загрузите изображение ещё раз.",
};
