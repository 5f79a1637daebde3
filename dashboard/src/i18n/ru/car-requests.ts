import type { carRequests as english } from "../en/car-requests.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const carRequests: SlavicTextsOf<typeof english> = {
	"menu.car_requests": "Запросы автомобилей",
	"car_requests.description":
		"Автомобили, для которых посетители не нашли щёток. Видно, сколько раз о каждом спрашивали, но не видно, кто.",
	"car_requests.description_all":
		"Автомобили, для которых посетители всех магазинов не нашли щёток; сначала с наибольшим числом подтверждений.",
	"car_requests.asked": "Запросы",
	"car_requests.confirmed": "Подтверждено",
	"car_requests.first_asked": "Первый запрос",
	"car_requests.last_asked": "Последний запрос",
	"car_requests.unconfirmed": "Не подтверждено",
	"car_requests.waiting": "В ожидании",
	"car_requests.told": "Уведомлено",
	"car_requests.none": "Запросов автомобилей пока нет",
	"car_requests.none_on":
		"Посетители, не нашедшие свой автомобиль, могут оставить адрес эл. почты. Автомобили появятся здесь.",
	"car_requests.none_off":
		"Разрешите посетителям, не нашедшим свой автомобиль, оставить адрес эл. почты. Они получат одно письмо, когда появятся товары.",
	"car_requests.none_all":
		"Когда магазин включит запросы автомобилей, здесь появятся автомобили, для которых его посетители не нашли щёток.",
	"car_requests.to_switch": "Открыть настройки",
	"car_requests.remove_title": "Удалить все запросы: {{car}}?",
	"car_requests.remove_description":
		"Адреса эл. почты посетителей тоже будут удалены, и посетители не получат уведомления.",
	"car_requests.removed": "Запросы удалены",
	"audit.car_request": "Запросы автомобилей",
};
