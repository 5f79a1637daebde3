/** The administrator's overview. */
export const insights = {
	"insights.configs": "Enabled: {{enabled}}, connected: {{connected}}",
	"insights.companies": "Active: {{active}}",
	"insights.users": "Signed in within 30 days: {{active}}",
	"insights.cars": "Cars",
	"insights.catalogue": "Car brands: {{brands}}, models: {{models}}",
	"insights.no_catalogue": "No catalogue is active yet.",
	"insights.activated": "Catalogue activated {{when}}",
	"insights.running": "Imports under way: {{count}}",
	"insights.last_import": "Last import: {{when}}",
	"insights.visits": "Finders opened in the last 30 days",
	"insights.no_visits": "Nobody has opened a finder on a shop's page yet.",
	"insights.visits_summary": "Opened: {{visits}}, different finders: {{finders}}",
	"insights.no_result": "Searches without a result",
	"insights.origins": "Most visited websites",
	"insights.day": "Day",
	"insights.opened": "Opened",
} as const;
