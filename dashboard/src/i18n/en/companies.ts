/** Companies. */
export const companies = {
	"companies.description": "The shops that use the finder, and what they can sell.",
	"companies.search": "Search companies",
	"companies.add": "Add company",
	"companies.none": "No companies",
	"companies.none_description": "Add a company first, then its users.",
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
	"companies.fronts_hint": "All companies can sell rear and adapter assortments.",
	"companies.active": "Active",
	"companies.active_hint": "If a company is inactive, its users can't sign in and its finders are not shown.",
	"companies.inactive": "Inactive",
	"companies.prime_orders": "Prime orders allowed",
	"companies.deactivation":
		"After you save, its users can't sign in and its finders are no longer shown. Users: {{users}}. Finders: {{finders}}.",
	"companies.removal":
		"Some finders offer assortments you are removing. They will stop offering them within a minute. Prices are kept. Assortments: {{assortments}}. Finders: {{finders}}.",

	"companies.country_unknown": "Select a country from the list.",
	"companies.assortment_unknown": "One of these front assortments does not exist.",
	"companies.own_company": "You can't deactivate your own company because you would lock yourself out.",
} as const;
