/** What becomes of prices in another currency, what is done to many of them, and their history. */
export const priceChanges = {
	"currency.title": "Change currency from {{from}} to {{to}}?",
	"currency.description": "Special prices: {{prices}}. Choose what happens to them.",
	"currency.choose": "Special prices",
	"currency.convert": "Convert",
	"currency.convert_hint": "At a rate that you enter, rounded to what your prices allow.",
	"currency.keep": "Keep the numbers",
	"currency.keep_hint": "Same amount, new currency.",
	"currency.drop": "Remove",
	"currency.drop_hint": "All special prices are deleted.",
	"currency.samples": "Examples",
	"currency.rate": "1 {{from}} in {{to}}",
	"currency.rate_invalid": "Enter a rate, for example 1.08.",
	"currency.base_applies": "Parts without a special price are sold at their base price.",
	"currency.base_gone": "Base prices are in euros and don't apply in {{sign}}. Parts that won't be sold: {{parts}}.",
	"currency.change": "Change currency",
	"finders.rate_unfit": "At this rate, a price would be 0 or too high.",
} as const;
