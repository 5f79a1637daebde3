/** The command palette. */
export const palette = {
	"palette.open": "Search and commands",
	"palette.title": "Search and commands",
	"palette.placeholder": "Where to? Type a name or a command",
	"palette.results": "Results",
	"palette.recent": "Recently visited",
	"palette.pages": "Pages",
	"palette.actions": "Commands",
	"palette.of_finder": "Selected configuration",
} as const;
