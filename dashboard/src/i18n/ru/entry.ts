import { entryTexts } from "#worker/i18n/entry-texts/ru.rules.ts";
import type { entry as model } from "../en/entry.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const entry: SlavicTextsOf<typeof model> = {
	...entryTexts,

	"app.name": "Wiper Finder",

	"action.cancel": "Отмена",
	"action.close": "Закрыть",
	"action.ok": "ОК",
	"action.retry": "Повторить",

	"state.loading": "Загрузка…",

	"toast.region": "Сообщения",

	"problem.unreachable": "Сервер недоступен. Проверьте соединение.",
	"problem.status": "Произошла неизвестная ошибка. Сервер ответил кодом состояния {{status}}.",

	"error_page.title": "Ошибка {{status}}",
	"error_page.title_unknown": "Нет соединения",
	"error_page.forbidden": "У вас нет прав доступа к этой странице. Доступ может дать менеджер или администратор.",
	"error_page.not_found": "Страница не найдена.",
	"error_page.internal": "Внутренняя ошибка сервера. Произошла неизвестная ошибка.",
	"error_page.unknown": "Произошла неизвестная ошибка. Сервер недоступен.",
	"error_page.home": "На главную страницу",

	"release.available": "Доступна новая версия",
	"release.description": "Часть этой страницы относится к старой версии, и её не удалось загрузить.",
	"release.reload": "Обновить",

	"language.choose": "Язык",

	"theme.choose": "Тема",
	"theme.light": "Светлая",
	"theme.dark": "Тёмная",
	"theme.system": "Системная",

	"login.title": "Вход",
	"login.subtitle": "Настройте подбор щёток, задайте цены и опубликуйте его.",
	"login.username": "Имя пользователя",
	"login.password": "Пароль",
	"login.submit": "Войти",
	"login.forgot": "Забыли пароль?",

	"forgot.title": "Забыли пароль?",
	"forgot.description":
		"Введите адрес эл. почты. Если он принадлежит учётной записи, мы отправим ссылку для нового пароля.",
	"forgot.email": "Эл. почта",
	"forgot.submit": "Отправить ссылку",
	"forgot.sent": "Ссылка отправлена. Проверьте почту.",

	"reset.title": "Новый пароль",
	"reset.subtitle": "Выберите новый пароль для своей учётной записи.",
	"reset.submit": "Сохранить пароль",
	"reset.changed": "Пароль изменён",
	"reset.changed_description": "Войдите с новым паролем.",
	"reset.request": "Запросить новую ссылку",
	"reset.to_login": "Вернуться ко входу",

	"password.new": "Новый пароль",
	"password.hint_one": "Не менее {{count, number}} символа.",
	"password.hint_few": "Не менее {{count, number}} символов.",
	"password.hint_many": "Не менее {{count, number}} символов.",
	"password.hint_other": "Не менее {{count, number}} символа.",

	"field.required": "Это обязательное поле.",
	"field.too_long": "Слишком длинное значение.",
	"field.invalid": "Недопустимое значение.",
};
