/** One configuration's own area: tabs, overview, checklist, preview, instructions, articles. */
export const overview = {
	"switcher.label": "Configuration",
	"switcher.choose": "Choose a configuration",
} as const;
