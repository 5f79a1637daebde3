/** Companies. */
export const companies = {
	"companies.description": "The shops that use the finder, and what each of them may sell.",
	"companies.search": "Search companies",
	"companies.add": "Add company",
	"companies.none": "No companies",
	"companies.none_description": "Add the first company, then its users.",
	"companies.view": "View {{title}}",
	"companies.edit": "Edit {{title}}",
	"companies.id": "ID",
	"companies.name": "Company",
	"companies.street": "Street",
	"companies.house_number": "House number",
	"companies.zip": "Postcode",
	"companies.city": "City",
	"companies.country": "Country",
	"companies.no_country": "No country",
	"companies.phone": "Phone",
	"companies.fronts": "Allowed front assortments",
	"companies.fronts_hint": "Rear and adapter assortments are allowed to every company.",
	"companies.active": "Active",
	"companies.active_hint": "An inactive company's users can't sign in, and its finders show nothing.",
	"companies.inactive": "Inactive",
	"companies.prime_orders": "Prime orders allowed",
	"companies.deactivation":
		"Once saved, its users can no longer sign in and its finders go dark. Users: {{users}}. Finders: {{finders}}.",
	"companies.removal":
		"Finders offer what you are taking away; within a minute they no longer will. Their prices are kept. Assortments: {{assortments}}. Finders: {{finders}}.",

	"companies.country_unknown": "This country is not in the list.",
	"companies.assortment_unknown": "One of these front assortments does not exist.",
	"companies.own_company": "You can't deactivate your own company: you would lock yourself out.",
} as const;
