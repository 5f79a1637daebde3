import type { overview as model } from "../en/overview.ts";
import type { TextsOf } from "../texts.ts";

export const overview: TextsOf<typeof model> = {
	"switcher.label": "Конфигурация",
	"switcher.choose": "Выберите конфигурацию",

	"finders.prices": "Цены",
	"finders.products": "Товары",
	"finders.quick_edit": "Изменить",
	"finders.quick_edit_title": "Изменить: {{label}}",
	"finders.quick_edit_description":
		"Здесь то, что меняется чаще всего. Всё остальное — в настройках, рядом с живым предпросмотром.",
	"finders.all_settings": "Все настройки",

	"overview.facts": "Коротко",
	"overview.shop_link": "Ссылка на магазин",
	"overview.seen_on": "Замечен на",
	"overview.never_seen": "Пока не замечен ни на одной странице",
	"overview.changed": "Последнее изменение",
	"overview.visits": "Посетители за последние {{days}} дн.",
	"overview.no_visits":
		"Подбором пока никто не пользовался. Как только он появится на странице вашего магазина, здесь будут его показатели.",
	"overview.ready": "Показы",
	"overview.vehicles": "Выбрано авто",
	"overview.results": "С результатом",
	"overview.no_results": "Без результата",
	"overview.clicks": "Переходы в магазин",
	"overview.more": "Далее",
	"overview.about_products": "Всё, что он продаёт, с артикулом и ценой",
	"overview.about_assortments": "Какие серии и в каком порядке он предлагает",
	"overview.about_pricing": "Ваши собственные цены",
	"overview.about_preview": "Как его видят посетители: на телефоне, планшете и компьютере",
	"overview.about_publish": "Две строки для страницы вашего магазина",
	"overview.about_instructions": "Что посетители читают под результатами",
	"overview.about_settings": "Тексты, цвета, расположение и ссылка на магазин",
	"overview.about_contents": "Статьи к нему",

	"checklist.title": "До первого посетителя",
	"checklist.progress": "Готово: {{done}} из {{total}}",
	"checklist.done": "Готово",
	"checklist.open": "Осталось",
	"checklist.next": "Следующий шаг",
	"checklist.create": "Создайте конфигурацию",
	"checklist.create_about": "Подбор создан, его можно попробовать.",
	"checklist.assortments": "Выберите ассортименты",
	"checklist.assortments_about": "Укажите, что и в каком порядке он предлагает. До этого он предлагает всё.",
	"checklist.prices": "Задайте цены",
	"checklist.prices_about": "Что без цены, то не продаётся.",
	"checklist.publish": "Скопируйте две строки",
	"checklist.publish_about": "Они выводят подбор на страницу вашего магазина.",
	"checklist.seen": "Откройте страницу магазина",
	"checklist.seen_about": "Как только подбор там замечен, всё готово.",

	"preview.subtitle": "Так посетители видят ваш подбор. Попробуйте: выберите автомобиль.",
	"preview.new_window": "Предпросмотр в новом окне",

	"instructions.title": "Инструкции: {{label}}",
	"instructions.description": "Посетители читают это под результатами: установка, доставка, советы.",
	"instructions.read_only": "Вы можете читать эти инструкции, но не изменять их.",

	"articles.title": "Материалы: {{label}}",
	"articles.description":
		"Выбранные статьи стоят под результатами в этом порядке. Они открываются нажатием на заголовок.",
	"articles.chosen": "Показываются",
	"articles.others": "Не показываются",
	"articles.none_chosen": "Пока не показывается ни одна статья.",
	"articles.none": "Статей пока нет",
	"articles.none_description":
		"Статьи для всех магазинов пишут администраторы. Как только они появятся, вы сможете выбрать из них здесь.",
	"articles.up": "Переместить вверх: {{title}}",
	"articles.down": "Переместить вниз: {{title}}",
	"articles.moved": "{{title}}: теперь место {{place}}.",
	"articles.too_long": "Слишком длинно: вместе статьи содержат более {{max}} знаков, поэтому эта пропускается.",
	"articles.read_only": "Вы можете посмотреть этот выбор, но не изменить его.",
};
