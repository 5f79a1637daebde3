import { type Company, type CompanyInput, companyInputSchema } from "#worker/companies/company.schema.ts";

export const isCompanyField = (path: string): path is keyof CompanyInput & string => path in companyInputSchema.shape;

export const newCompanyValues = (): CompanyInput => ({
	...{ title: "", street: "", houseNumber: "", zip: "", city: "", country: null, phone: "" },
	...{
		active: true,
		primeOrdersAllowed: false,
		supplier: false,
		supplierId: null,
		logo: null,
		allowedFrontAssortments: [],
	},
});

export function toCompanyValues(company: Company): CompanyInput {
	const { title, street, houseNumber, zip, city, phone, active, primeOrdersAllowed } = company;
	const { supplier, supplierId, logo, allowedFrontAssortments } = company;
	return {
		...{ title, street, houseNumber, zip, city, phone, active, primeOrdersAllowed },
		...{ supplier, supplierId, logo, allowedFrontAssortments },
		country: countryIdOf(company.country),
	};
}

/** While a release goes out or back, the worker may be one that answers with the id alone. */
const countryIdOf = (country: Company["country"] | number): number | null =>
	typeof country === "number" ? country : (country?.id ?? null);
