import type { users as model } from "../en/users.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const users: SlavicTextsOf<typeof model> = {
	"users.description": "Все, кто входит в систему, и что им разрешено.",
	"users.search": "Поиск пользователей",
	"users.add": "Добавить пользователя",
	"users.none": "Нет пользователей",
	"users.none_description": "Добавьте первого пользователя. Для входа нужно имя пользователя или e-mail.",
	"users.edit": "Изменить: {{username}}",
	"users.id": "ID",
	"users.username": "Имя пользователя",
	"users.email": "E-mail",
	"users.notification_email": "E-mail для уведомлений",
	"users.name": "Имя",
	"users.company": "Компания",
	"users.customer_number": "Номер клиента",
	"users.language": "Язык",
	"users.roles": "Роль",
	"users.enabled": "Включён",
	"users.enabled_hint": "Отключённый пользователь сразу выходит из системы и не может войти.",
	"users.password": "Пароль",
	"users.password_hint_one":
		"Оставьте пустым, чтобы сохранить пароль. Не менее {{count, number}} символа. При смене пароля все сеансы пользователя завершатся.",
	"users.password_hint_few":
		"Оставьте пустым, чтобы сохранить пароль. Не менее {{count, number}} символов. При смене пароля все сеансы пользователя завершатся.",
	"users.password_hint_many":
		"Оставьте пустым, чтобы сохранить пароль. Не менее {{count, number}} символов. При смене пароля все сеансы пользователя завершатся.",
	"users.password_hint_other":
		"Оставьте пустым, чтобы сохранить пароль. Не менее {{count, number}} символа. При смене пароля все сеансы пользователя завершатся.",
	"users.last_login": "Последний вход",
	"users.created": "Создан",
	"users.updated": "Обновлено",

	"users.username_taken": "Это имя пользователя уже занято.",
	"users.email_taken": "Этот адрес e-mail уже есть у другого пользователя.",
	"users.company_required": "Выберите компанию.",
	"users.company_unknown": "Этой компании не существует.",
	"users.username_short": "Имя пользователя должно содержать не менее 4 символов.",
	"users.username_is_email": "Имя пользователя со знаком @ должно быть его собственным адресом e-mail.",
	"users.email_invalid": "Введите действительный адрес e-mail.",
	"users.password_short": "Этот пароль слишком короткий. Нужно не менее 6 символов.",
	"users.password_mismatch": "Пароли не совпадают.",
	"users.one_role": "Выберите ровно одну роль.",
	"users.not_yourself": "С собственной учётной записью этого сделать нельзя: вы лишили бы себя доступа.",
};
