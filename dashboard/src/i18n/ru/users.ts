import type { users as model } from "../en/users.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const users: SlavicTextsOf<typeof model> = {
	"users.description": "Все, кто может войти, и их роли.",
	"users.search": "Поиск пользователей",
	"users.add": "Добавить пользователя",
	"users.none": "Нет пользователей",
	"users.none_description": "Добавьте первого пользователя. Для входа нужны имя пользователя или адрес эл. почты.",
	"users.edit": "Изменить: {{username}}",
	"users.id": "ID",
	"users.username": "Имя пользователя",
	"users.email": "Эл. почта",
	"users.notification_email": "Эл. почта для уведомлений",
	"users.name": "Имя и фамилия",
	"users.company": "Компания",
	"users.customer_number": "Номер клиента",
	"users.language": "Язык",
	"users.roles": "Роль",
	"users.enabled": "Активен",
	"users.disabled": "Отключён",
	"users.enabled_hint": "При отключении сеансы пользователя завершатся, и войти он не сможет.",
	"users.password": "Пароль",
	"users.password_hint_one":
		"Оставьте пустым, чтобы не менять пароль. Не менее {{count, number}} символа. При смене пароля все сеансы пользователя завершатся.",
	"users.password_hint_few":
		"Оставьте пустым, чтобы не менять пароль. Не менее {{count, number}} символов. При смене пароля все сеансы пользователя завершатся.",
	"users.password_hint_many":
		"Оставьте пустым, чтобы не менять пароль. Не менее {{count, number}} символов. При смене пароля все сеансы пользователя завершатся.",
	"users.password_hint_other":
		"Оставьте пустым, чтобы не менять пароль. Не менее {{count, number}} символа. При смене пароля все сеансы пользователя завершатся.",
	"users.last_login": "Последний вход",
	"users.created": "Создано",
	"users.updated": "Обновлено",
};
