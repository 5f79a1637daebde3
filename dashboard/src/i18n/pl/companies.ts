import type { companies as model } from "../en/companies.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const companies: SlavicTextsOf<typeof model> = {
	"companies.description": "Sklepy, które używają wyszukiwarki, i to, co mogą sprzedawać.",
	"companies.search": "Szukaj firm",
	"companies.add": "Dodaj firmę",
	"companies.none": "Brak firm",
	"companies.none_description": "Najpierw dodaj firmę, a potem jej użytkowników.",
	"companies.edit": "Edytuj: {{title}}",
	"companies.id": "ID",
	"companies.name": "Firma",
	"companies.street": "Ulica",
	"companies.house_number": "Numer domu",
	"companies.zip": "Kod pocztowy",
	"companies.city": "Miejscowość",
	"companies.country": "Kraj",
	"companies.no_country": "Bez kraju",
	"companies.phone": "Telefon",
	"companies.fronts": "Dozwolone asortymenty przednie",
	"companies.fronts_hint": "Wszystkie firmy mogą sprzedawać asortymenty tylne i adaptery.",
	"companies.active": "Aktywna",
	"companies.active_hint":
		"Jeśli firma jest nieaktywna, jej użytkownicy nie mogą się zalogować, a jej wyszukiwarki nie są wyświetlane.",
	"companies.inactive": "Nieaktywna",
	"companies.prime_orders": "Zamówienia Prime dozwolone",
	"companies.deactivation":
		"Po zapisaniu jej użytkownicy nie będą mogli się zalogować, a jej wyszukiwarki nie będą wyświetlane ({{users}}, {{finders}}).",
	"companies.users_count_one": "{{count, number}} użytkownik",
	"companies.users_count_few": "{{count, number}} użytkowników",
	"companies.users_count_many": "{{count, number}} użytkowników",
	"companies.users_count_other": "{{count, number}} użytkownika",
	"companies.finders_count_one": "{{count, number}} wyszukiwarka",
	"companies.finders_count_few": "{{count, number}} wyszukiwarki",
	"companies.finders_count_many": "{{count, number}} wyszukiwarek",
	"companies.finders_count_other": "{{count, number}} wyszukiwarki",
	"companies.assortments_count_one": "{{count, number}} asortyment",
	"companies.assortments_count_few": "{{count, number}} asortymenty",
	"companies.assortments_count_many": "{{count, number}} asortymentów",
	"companies.assortments_count_other": "{{count, number}} asortymentu",
	"companies.removal":
		"Niektóre wyszukiwarki oferują asortymenty, które usuwasz ({{assortments}}, {{finders}}). W ciągu minuty przestaną je oferować. Ceny zostaną zachowane.",
};
