import type { publishing as model } from "../en/publishing.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const publishing: SlavicTextsOf<typeof model> = {
	"publish.title": "Публикация: {{label}}",
	"publish.description": "Добавьте подбор на любую страницу магазина с помощью двух строк кода.",
	"publish.copy_all": "Копировать обе строки",
	"publish.disabled": "Этот подбор выключен. Посетители не увидят его, пока вы его не включите.",
	"publish.to_settings": "К настройкам",

	"publish.embed_title": "Добавьте на свою страницу",
	"publish.platform": "Система магазина",
	"publish.version": "Версия скрипта",
	"publish.newest": "Всегда последняя",
	"publish.pinned": "Фиксированная версия {{version}}",
	"publish.pinned_description":
		"Этот код всегда загружает одну и ту же версию, а браузер её проверяет. Обновляете её вы сами.",

	"publish.html": "Обычный HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Google Tag Manager",

	"publish.div": "Фрагмент div",
	"publish.script": "Фрагмент скрипта",
	"publish.embed": "Обе строки",
	"publish.tag_manager_code": "Тег «Пользовательский HTML»",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Добавьте эту строку туда, где должен появиться подбор.",
	"publish.script_line": "Добавьте эту строку один раз в любое место той же страницы.",
	"publish.html_hint":
		"Каждому подбору на странице нужен свой div, но скрипт — только один раз. Содержимое div показывается, пока подбор не загрузится.",

	"publish.woocommerce_block":
		"Откройте страницу в редакторе и добавьте блок «Произвольный HTML» там, где должен появиться подбор. На страницах магазина это можно сделать и в области виджетов.",
	"publish.woocommerce_paste": "Вставьте в блок обе строки.",
	"publish.woocommerce_save":
		"Опубликуйте страницу. Если после этого второй строки нет, возможно, вашей учётной записи не разрешено сохранять скрипты: обратитесь к администратору.",
	"publish.woocommerce_hint":
		"Исключите wiper-finder.js из плагинов, которые объединяют или откладывают скрипты. Очистите кеш своего плагина кеширования.",

	"publish.shopify_open":
		"В разделе «Online Store › Themes» нажмите «Customize» и выберите страницу или шаблон для подбора.",
	"publish.shopify_paste": "Выберите «Add section › Custom Liquid» и вставьте обе строки.",
	"publish.shopify_save": "Перетащите раздел на его место и сохраните.",
	"publish.shopify_hint":
		"Если вы ограничиваете разрешённые сайты, добавьте свой домен, а на время проверки — ещё и your-shop.myshopify.com.",

	"publish.magento_place":
		"Откройте страницу в «Content › Pages». В Page Builder перетащите «HTML Code» на место; без него нажмите «Show / Hide Editor». Вставьте туда эту строку.",
	"publish.magento_script":
		"В «Content › Design › Configuration» откройте представление магазина, раскройте «HTML Head» и вставьте эту строку в поле «Scripts and Style Sheets».",
	"publish.magento_policy":
		"Если ваш магазин применяет Content Security Policy, один из его модулей должен разрешить наш сервер в этом файле. Обратитесь к разработчику.",
	"publish.magento_cache": "Очистите кеш в «System › Cache Management».",
	"publish.magento_hint":
		"По умолчанию Magento применяет свою политику только на страницах оформления заказа, а на остальных лишь сообщает о нарушениях. Тогда шаг 3 можно пропустить.",

	"publish.tag_manager_place":
		"Tag Manager загружает скрипт, но не добавляет div. Добавьте эту строку на страницу магазина там, где должен появиться подбор.",
	"publish.tag_manager_tag":
		"Создайте в Tag Manager тег типа «Пользовательский HTML» и вставьте этот код. Обычная строка скрипта там не работает.",
	"publish.tag_manager_trigger":
		"В качестве триггера выберите «Просмотр страницы», только для страниц с подбором. Проверьте в режиме предварительного просмотра, затем отправьте и опубликуйте.",
	"publish.tag_manager_hint":
		"Если посетители должны дать согласие до срабатывания тегов, подбор появится только после согласия. Блокировщики рекламы часто блокируют Tag Manager: со скриптом прямо на странице подбор увидит больше посетителей.",

	"publish.package": "React, Vue, Svelte",
	"publish.package_command": "Команда",
	"publish.package_module": "JavaScript",
	"publish.package_tag": "Элемент",
	"publish.package_install":
		"Установите пакет в проект магазина. Он загружается с нашего сервера, реестр пакетов не нужен.",
	"publish.package_load": "Загрузите подбор один раз, например при монтировании страницы.",
	"publish.package_element": "Добавьте эту строку туда, где должен появиться подбор.",
	"publish.package_hint":
		"В пакете есть типы для React 19, Vue 3 и Svelte 5. Во Vue объявите элемент через compilerOptions.isCustomElement. Вместо элемента фреймворк может выводить div из HTML-фрагмента.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description":
		"Нужно, только если магазин отправляет такую политику. Она должна разрешать эти источники. Если в ней перечислены политики Trusted Types, она должна разрешать и lit-html.",
	"publish.room": "Предотвратить сдвиг макета",
	"publish.room_description":
		"За это отвечает атрибут style у div. Если Content Security Policy магазина запрещает встроенные стили, удалите его и добавьте это в таблицу стилей. На страницах, где ссылки открывают автомобиль, задайте min-height: 100vh: результаты занимают больше места.",

	"publish.connection": "Подключение",
	"publish.connected": "Ваш подбор работает на {{origin}}, последний раз замечен: {{when}}",
	"publish.lost": "Не замечен уже 30 дней, последний раз: {{when}} на {{origin}}",
	"publish.waiting": "Нет подключения",
	"publish.disconnected": "Нет подключения",
	"publish.not_seen":
		"Подбор пока не замечен ни на одной вашей странице. Откройте страницу с подбором в браузере, и в течение минуты она появится здесь.",
	"publish.seen": "Замечен на",
	"publish.sandbox": "Страница без адреса (песочница)",
	"publish.not_allowed": "Неразрешённый сайт",
	"publish.allow": "Разрешить",
	"publish.allow_origin": "Разрешить {{origin}}",
	"publish.check": "Подбор не отображается?",
	"publish.check_lines": 'Обе строки должны быть в исходном коде страницы, а id="{{target}}" — только один раз.',
	"publish.check_origins":
		"Только эти сайты могут показывать подбор: {{origins}}. Адреса с www и без www — разные сайты.",
	"publish.check_csp": "Content Security Policy может его блокировать. Проверьте консоль браузера (F12).",
	"publish.check_cache": "Кеш может отдавать старую страницу. Очистите кеш магазина и обновите страницу.",
};
