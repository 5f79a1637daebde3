/** The administrator's overview. */
export const insights = {
	"insights.configs": "Enabled: {{enabled}}, connected: {{connected}}",
	"insights.companies": "Active: {{active}}",
	"insights.users": "Signed in within 30 days: {{active}}",
	"insights.cars": "Cars",
	"insights.catalogue": "Vehicle brands: {{brands}}, models: {{models}}",
	"insights.no_catalogue": "No active catalogue yet",
	"insights.activated": "Catalogue activated {{when}}",
	"insights.running": "Imports running: {{count}}",
	"insights.last_import": "Last import: {{when}}",
	"insights.visits": "Finder opens in the last 30 days",
	"insights.no_visits": "No visitor has opened a finder yet.",
	"insights.visits_summary": "Opens: {{visits}}, finders: {{finders}}",
	"insights.no_result": "Searches without results",
	"insights.origins": "Top websites",
	"insights.day": "Day",
	"insights.opened": "Opens",
} as const;
