import type { carRequests as english } from "../en/car-requests.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const carRequests: SlavicTextsOf<typeof english> = {
	"menu.car_requests": "Zgłoszenia samochodów",
	"car_requests.description":
		"Samochody, do których odwiedzający nie znaleźli wycieraczek. Widać, ile razy każdy z nich zgłoszono, ale nie widać, kto to zrobił.",
	"car_requests.description_all":
		"Samochody, do których odwiedzający wszystkich sklepów nie znaleźli wycieraczek, od najczęściej potwierdzanych.",
	"car_requests.asked": "Zgłoszenia",
	"car_requests.confirmed": "Potwierdzone",
	"car_requests.first_asked": "Pierwsze zgłoszenie",
	"car_requests.last_asked": "Ostatnie zgłoszenie",
	"car_requests.unconfirmed": "Niepotwierdzone",
	"car_requests.waiting": "Oczekujące",
	"car_requests.told": "Powiadomiono",
	"car_requests.none": "Nie ma jeszcze zgłoszeń samochodów",
	"car_requests.none_on":
		"Odwiedzający, którzy nie znaleźli swojego samochodu, mogą zostawić adres e-mail. Samochody pojawią się tutaj.",
	"car_requests.none_off":
		"Pozwól odwiedzającym, którzy nie znaleźli swojego samochodu, zostawić adres e-mail. Dostaną jeden e-mail, gdy produkt będzie dostępny.",
	"car_requests.none_all":
		"Gdy sklep włączy zgłoszenia samochodów, pojawią się tu samochody, do których odwiedzający nie znaleźli wycieraczek.",
	"car_requests.to_switch": "Otwórz ustawienia",
	"car_requests.remove_title": "Usunąć wszystkie zgłoszenia: {{car}}?",
	"car_requests.remove_description":
		"Adresy e-mail odwiedzających też zostaną usunięte i nikt nie dostanie powiadomienia.",
	"car_requests.removed": "Zgłoszenia usunięte",
	"audit.car_request": "Zgłoszenia samochodów",
};
