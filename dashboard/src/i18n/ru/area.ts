import { ru as arms } from "#worker/catalogue/fitment/arm-texts/ru.rules.ts";
import { fieldTexts } from "#worker/i18n/field-texts/ru.rules.ts";
import type { AreaTexts } from "../texts.ts";
import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { carRequests } from "./car-requests.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { integrations } from "./integrations.ts";
import { menu } from "./menu.ts";
import { messages } from "./messages.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { priceChanges } from "./price-changes.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { setProducts } from "./set-products.ts";
import { statistics } from "./statistics.ts";
import { stock } from "./stock.ts";
import { users } from "./users.ts";

export const area: AreaTexts = {
	"app.skip_to_content": "К содержимому",

	"action.apply": "Применить",
	"action.copy": "Копировать",
	"action.delete": "Удалить",
	"action.edit": "Изменить",
	"action.no": "Нет",
	"action.save": "Сохранить",
	"action.search": "Поиск",
	"action.yes": "Да",

	"label.saved": "Сохранено",

	"copy.failed": "Браузер заблокировал копирование. Выделите текст и скопируйте его вручную.",

	"order.upload.error": "Загрузка не удалась. Проверьте загруженный файл.",

	"upload.choose": "Перетащите изображение сюда или выберите его (PNG, JPEG или WebP, до 5\u00a0МБ)",
	"upload.too_many": "Превышено максимальное число файлов. Загрузите только одно изображение.",

	"state.nothing_found": "Нет результатов",

	"menu.label": "Меню",
	"menu.open": "Открыть меню",
	"menu.admin": "Главная",
	"menu.configs": "Конфигурации",
	"menu.settings": "Настройки",
	"menu.publish": "Публикация",
	"menu.users": "Пользователи",
	"menu.companies": "Компании",
	"menu.contents": "Материалы",
	"menu.assortments": "Ассортименты",
	"menu.catalogue": "Каталог",
	"menu.products": "Товары",
	"menu.audit": "Журнал аудита",
	"menu.overview": "Обзор",
	"menu.pricing": "Цены",
	"menu.preview": "Предпросмотр",
	"menu.instructions": "Инструкции",

	"user.menu": "Пользователь",
	"user.log_out": "Выйти",

	"password.change": "Сменить пароль",
	"password.change_description": "Здесь вы останетесь в системе, на других устройствах будет выполнен выход.",
	"password.current": "Текущий пароль",
	"password.confirm": "Подтвердите новый пароль",

	"role.user": "Обычный пользователь",
	"role.api_user": "Пользователь API",
	"role.customer": "Клиент Навигатора",
	"role.admin": "Администратор",

	"simulation.label": "Симуляция",
	"simulation.who": "Вы симулируете пользователя {{name}}.",
	"simulation.end": "Завершить симуляцию",
	"simulation.ended": "Симуляция завершена. Вы снова в своей учётной записи.",
	"simulation.simulating": "Идёт симуляция",

	"presence.signed_in": "Теперь вы вошли как {{name}}",
	"presence.simulating": "Теперь вы симулируете пользователя {{name}}",
	"presence.simulation_ended": "Симуляция завершена",
	"presence.other_description":
		"Эта страница была открыта как {{name}}. Её содержимое можно прочитать и скопировать, но нельзя сохранить.",
	"presence.continue": "Продолжить как {{name}}",
	"presence.keep": "Оставить страницу открытой",
	"presence.signed_out": "Вы вышли из системы",
	"presence.sign_in_again":
		"Войдите снова как {{name}}, чтобы продолжить с того же места. Ваши изменения остались на этой странице.",
	"presence.sign_in_own":
		"Вы симулировали пользователя {{name}}. Войдите, чтобы продолжить под своей учётной записью. Ваши изменения остались на этой странице.",

	"welcome.title": "Добро пожаловать, {{name}}",
	"welcome.description": "Обзор ваших подборов.",
	"welcome.description_supplier": "Ваши заказы и остатки.",
	"welcome.finders": "Недавно изменённые конфигурации",
	"welcome.all_finders": "Все конфигурации",
	"welcome.configured": "Конфигурации",

	"list.actions": "Действия",
	"list.pages": "Постраничная навигация",
	"list.page_size": "Строк на странице",
	"list.range": "{{from}}–{{to}} из {{total}}",
	"list.previous": "Предыдущая страница",
	"list.next": "Следующая страница",
	"list.columns": "Столбцы",
	"list.nothing_found": "По вашему запросу ничего не найдено.",
	"list.remove_search": "Убрать поиск: {{search}}",

	"finders.title": "Конфигурации",
	"finders.description": "Каждая конфигурация — это один подбор на страницах вашего магазина.",
	"finders.search": "Поиск конфигураций",
	"finders.add": "Добавить конфигурацию",
	"finders.add_description":
		"Для начала введите название и ссылку на магазин. Всё остальное можно изменить позже, с предпросмотром.",
	"finders.edit": "Настройки",
	"finders.connection": "Публикация",
	"finders.test": "Тест",
	"finders.remove": "Удалить",
	"finders.remove_title": "Удалить «{{label}}»?",
	"finders.remove_description":
		"Настройки и специальные цены будут удалены, а подбор исчезнет со всех страниц, куда он встроен. Это нельзя отменить.",
	"finders.no_shop_link": "Ссылки на магазин ещё нет",
	"finders.none": "Нет конфигураций",
	"finders.none_description": "Создайте первую конфигурацию, чтобы посетители могли найти свои щётки.",
	"finders.none_found": "Ни одна конфигурация не подходит под запрос.",

	"status.enabled": "Включена",
	"status.disabled": "Выключена",
	"status.connected": "Подключена",
	"status.seen": "Замечена {{when}}",

	"selected.none": "Сначала создайте конфигурацию",
	"selected.none_description": "Создайте конфигурацию или выберите её из списка.",
	"selected.choose": "К конфигурациям",
	"selected.gone": "Конфигурация не найдена",
	"selected.gone_description": "Она удалена, или у вас нет к ней доступа.",

	"settings.title": "Настройки: {{label}}",
	"settings.read_only": "Вы можете просматривать эти настройки, но не изменять их.",

	"group.jump": "Разделы формы",
	"group.general": "Общее",
	"group.texts": "Тексты",
	"group.colors": "Цвета",
	"group.layout": "Макет",
	"group.shape": "Форма",
	"group.shop": "Ссылка на магазин",

	"finder.label": "Название",
	"finder.label_hint": "Показывается и над подбором, если подпись включена.",
	"finder.company": "Компания",
	"finder.enabled": "Включён",
	"finder.enabled_hint": "Выключенный подбор исчезает из магазина в течение минуты.",
	"finder.language": "Язык",
	"finder.currency": "Валюта",
	"finder.country": "Страна",
	"finder.no_country": "Без страны",
	"finder.allow_cents": "Разрешить копейки и центы",
	"finder.allow_cents_hint": "Если выключено, цены указываются целыми суммами.",
	"finder.out_of_stock": "Товары, которых нет в наличии",
	"finder.out_of_stock_hint": "По остаткам вашего поставщика. Изменения появляются в магазине в течение минуты.",
	"out_of_stock.nothing": "Показывать как обычно",
	"out_of_stock.mark": "Отмечать как недоступные",
	"out_of_stock.hide": "Скрывать",
	"finder.car_requests": "Запросы автомобилей",
	"finder.car_requests_hint":
		"Посетители, не нашедшие свой автомобиль, могут оставить адрес эл. почты. Они подтверждают его и получают одно письмо, когда появятся товары. Затем адрес удаляется, не позднее чем через 12 месяцев, а из резервных копий — в течение следующих 30 дней. Укажите это в политике конфиденциальности.",
	"finder.registrations": "Поиск по VIN или номеру",
	"finder.vin": "Поиск по VIN",
	"finder.vin_hint":
		"Посетители могут ввести VIN. По их запросу он отправляется в реестр автомобилей США (NHTSA), где мало европейских автомобилей. Укажите это в своей политике конфиденциальности.",
	"finder.nl_plate": "Поиск по номерному знаку Нидерландов",
	"finder.nl_plate_hint":
		"Посетители могут ввести номерной знак. По их запросу он отправляется в реестр автомобилей Нидерландов (RDW), где есть марка, модель и дата первой регистрации. Укажите это в своей политике конфиденциальности.",
	"finder.uk_plate": "Поиск по номерному знаку Великобритании",
	"finder.uk_plate_hint":
		"Посетители могут ввести номерной знак. По их запросу он отправляется в реестр автомобилей Великобритании (DVLA), где есть марка и год, но нет модели. Укажите это в своей политике конфиденциальности.",
	"finder.uk_plate_off":
		"Недоступно: у этой системы нет ключа к реестру автомобилей Великобритании (DVLA). Его может добавить оператор системы.",
	"finder.de_key_number": "Поиск по немецкому номеру HSN/TSN",
	"finder.de_key_number_hint":
		"Посетители могут ввести номер HSN/TSN из немецкого свидетельства о регистрации. Он ищется в каталоге, если импортированный файл содержит такие номера, и никуда не отправляется.",
	"finder.title": "Заголовок",
	"finder.title_tag": "Тег заголовка",
	"finder.top_seller_text": "Текст «хит продаж»",
	"finder.top_seller_text_hint": "Показывается как метка у первого результата.",
	"finder.show_label": "Показывать подпись",
	"finder.show_label_hint": "Показывает название конфигурации над подбором.",
	"finder.label_capitalized": "Подпись прописными буквами",
	"finder.instructions": "Инструкции",
	"finder.instructions_hint": "Показываются под результатами.",
	"finder.theme": "Внешний вид",
	"finder.theme_hint": "Отправная точка. Ваши цвета и настройки ниже сохраняются.",
	"theme.plain": "Простой",
	"theme.plain_hint": "Тонкие линии, первый результат в рамке основного цвета",
	"theme.card": "Карточка магазина",
	"theme.card_hint": "Карточки цвета фона на оттенке основного цвета",
	"theme.bold": "Яркий",
	"theme.bold_hint": "Форма основного цвета, результат на цвете фона",
	"finder.style": "Стиль",
	"finder.primary_color": "Основной цвет",
	"finder.background_color": "Фон",
	"finder.title_color": "Цвет заголовка",
	"finder.label_color": "Цвет подписи",
	"finder.layout": "Макет",
	"finder.select_box_layout": "Макет полей выбора",
	"finder.banner_style": "Стиль баннера",
	"finder.button_style": "Стиль кнопок",
	"finder.label_size": "Размер подписи",
	"finder.title_alignment": "Выравнивание заголовка",
	"finder.select_box_alignment": "Выравнивание полей выбора",
	"finder.border_radius": "Скругление углов",
	"finder.image_border_radius": "Скругление углов изображений",
	"finder.banner_padding": "Внутренний отступ баннера",
	"finder.background_image": "Фоновое изображение",
	"finder.background_image_hint": "Заполняет подбор, если стиль баннера — «Обложка».",
	"finder.shop_product_url": "Ссылка на товар в магазине",
	"finder.shop_product_url_hint": "Используйте {sku} вместо артикула: https://shop.example/product/{sku}",
	"finder.sku_missing": "Без {sku} все товары ведут на одну и ту же страницу.",
	"finder.price_note": "Примечание к цене",
	"finder.price_note_hint": "Под каждой ценой, например «с НДС, без учёта доставки». Обычный текст.",
	"finder.price_note_url": "Ссылка примечания к цене",
	"finder.price_note_url_hint": "Необязательно. Страница со стоимостью доставки.",
	"finder.result_page_url": "Страница результатов",
	"finder.result_page_url_hint": "Необязательно. Страница магазина с результатами. На ней тоже должен быть подбор.",
	"finder.target": "ID целевого элемента",
	"finder.target_hint": "Подбор появляется в элементе с этим ID.",
	"finder.allowed_origins": "Разрешённые сайты",
	"finder.allowed_origins_hint": "Только эти сайты могут показывать подбор. Оставьте пустым, чтобы разрешить все.",
	"finder.add_origin": "Добавить сайт",
	"finder.remove_origin": "Убрать {{origin}}",
	"finder.origin_shortened": "Сохраняется только {{origin}}, без остальной части адреса.",

	"title_tag.h1": "Заголовок 1",
	"title_tag.h2": "Заголовок 2",
	"title_tag.h3": "Заголовок 3",
	"title_tag.h4": "Заголовок 4",
	"title_tag.p": "Абзац",

	"style.light": "Светлый",
	"style.dark": "Тёмный",
	"style.auto": "Система посетителя",

	"layout.wide": "Широкий",
	"layout.compact_left": "Компактный, слева",
	"layout.compact_right": "Компактный, справа",

	"boxes.horizontal": "Горизонтально",
	"boxes.vertical": "Вертикально",
	"boxes.compact": "Компактно",

	"banner.plain": "Простой",
	"banner.card": "Карточка",
	"banner.cover": "Обложка",

	"button.filled": "Сплошные",
	"button.outline": "Контурные",
	"button.soft": "Мягкие",

	"label_size.small": "Маленький",
	"label_size.normal": "Обычный",

	"alignment.left": "Слева",
	"alignment.center": "По центру",
	"alignment.right": "Справа",

	"contrast.low":
		"{{name}}: плохо читается на этом фоне. Контраст {{ratio}}:1, нужно не менее {{needed}}:1. Подбор изменит цвет, чтобы он оставался читаемым.",

	"field.chosen": "Выбрано: {{chosen}} из {{total}}",
	"field.remove": "Убрать: {{label}}",
	"field.choose": "Выберите",
	"field.pick_color": "Выбрать цвет: {{label}}",
	"field.remove_image": "Удалить изображение",

	"form.unsaved": "Несохранённые изменения",
	"form.all_saved": "Все изменения сохранены",
	"form.discard": "Отменить изменения",
	"form.save_hint": "Сохранить (Ctrl+S)",
	"keys.control": "Ctrl",
	"keys.shift": "Shift",

	"unsaved.title": "Уйти без сохранения?",
	"unsaved.description": "Изменения будут потеряны.",
	"unsaved.leave": "Уйти",
	"unsaved.stay": "Остаться",

	"stale.title": "Другой пользователь сохранил изменения",
	"stale.description":
		"«Продолжить» оставит ваши изменения и загрузит остальное из новой версии. «Обновить» отменит ваши изменения.",
	"stale.reload": "Обновить",
	"stale.keep": "Продолжить",
	"stale.taken": "Изменил другой пользователь. Было: {{value}}",
	"stale.kept": "Другой пользователь указал: {{value}}. При сохранении это будет заменено.",
	"stale.changed": "Изменил другой пользователь. Проверьте перед сохранением.",

	"rich_text.toolbar": "Форматирование: {{label}}",
	"rich_text.bold": "Полужирный",
	"rich_text.italic": "Курсив",
	"rich_text.underline": "Подчёркнутый",
	"rich_text.strike": "Зачёркнутый",
	"rich_text.heading_2": "Большой заголовок",
	"rich_text.heading_3": "Малый заголовок",
	"rich_text.bullets": "Маркированный список",
	"rich_text.numbers": "Нумерованный список",
	"rich_text.quote": "Цитата",
	"rich_text.link": "Ссылка",
	"rich_text.link_hint": "Введите веб-адрес или ссылку mailto: или tel:. Оставьте пустым, чтобы убрать ссылку.",
	"rich_text.address": "Адрес",

	"preview.title": "Предпросмотр",
	"preview.width": "Ширина предпросмотра",
	"preview.phone": "Телефон",
	"preview.tablet": "Планшет",
	"preview.desktop": "Компьютер",
	"preview.open": "Открыть сохранённую версию",
	"preview.failed": "Не удалось загрузить предпросмотр.",
	"preview.disabled": "Этот подбор выключен. Включите и сохраните его, чтобы увидеть здесь.",

	...arms.names,
	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...fieldTexts,
	...statistics,
	...integrations,
	...menu,
	...messages,
	...orders,
	...overview,
	...palette,
	...priceChanges,
	...pricing,
	...products,
	...publishing,
	...setProducts,
	...stock,
	...carRequests,
	...users,
};
