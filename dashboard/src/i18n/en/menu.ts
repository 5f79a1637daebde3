/** The menu's headings, and the names that distinguish its entries. */
export const menu = {
	"menu.sell": "Sell",
	"menu.system": "System",
	"menu.articles": "Articles",
	"menu.all_assortments": "All assortments",
	"menu.all_set_products": "All set products",
	"menu.set_products": "Set products",
	"menu.car_data": "Car data",

	"row.actions": "Actions for {{name}}",
	"row.view": "View",
	"row.simulate": "Simulate user",

	"finders.none_to_read": "Someone who manages your company can add one.",
	"selected.none_to_read": "Select a configuration from the list.",

	"toolbar.prices": "Price tools",
} as const;
