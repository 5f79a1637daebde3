/** The command palette. */
export const palette = {
	"palette.title": "Search",
	"palette.placeholder": "Search or jump to…",
	"palette.results": "Results",
	"palette.recent": "Recent",
	"palette.pages": "Pages",
	"palette.actions": "Commands",
	"palette.of_finder": "Selected configuration",
} as const;
