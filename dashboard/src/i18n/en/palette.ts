/** The command palette. */
export const palette = {
	"palette.title": "Search and commands",
	"palette.placeholder": "Search or jump to…",
	"palette.results": "Results",
	"palette.recent": "Recently visited",
	"palette.pages": "Pages",
	"palette.actions": "Commands",
	"palette.of_finder": "Selected configuration",
} as const;
