import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Sklepy, które używają findera, i to, co każdy z nich może sprzedawać.",
	"companies.search": "Szukaj firm",
	"companies.add": "Dodaj firmę",
	"companies.none": "Brak firm",
	"companies.none_description": "Dodaj pierwszą firmę, a potem jej użytkowników.",
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
	"companies.fronts": "Dozwolone serie przednie",
	"companies.fronts_hint": "Serie tylne i serie adapterów są dozwolone dla każdej firmy.",
	"companies.active": "Aktywna",
	"companies.active_hint": "Użytkownicy nieaktywnej firmy nie mogą się zalogować, a jej findery niczego nie pokazują.",
	"companies.inactive": "Nieaktywna",
	"companies.prime_orders": "Zamówienia Prime dozwolone",
	"companies.deactivation":
		"Po zapisaniu jej użytkownicy nie będą mogli się zalogować, a jej findery zgasną. Użytkownicy: {{users}}. Findery: {{finders}}.",
	"companies.removal":
		"Są findery, które oferują to, co odbierasz; w ciągu minuty przestaną. Ich ceny pozostaną zapisane. Serie: {{assortments}}. Findery: {{finders}}.",

	"companies.country_unknown": "Tego kraju nie ma na liście.",
	"companies.assortment_unknown": "Jedna z tych serii przednich nie istnieje.",
	"companies.own_company": "Nie można dezaktywować własnej firmy: zablokowałoby to Twój dostęp.",
};
