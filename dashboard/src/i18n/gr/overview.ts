import type { overview as model } from "../en/overview.ts";
import type { TextsOf } from "../texts.ts";

export const overview: TextsOf<typeof model> = {
	"switcher.label": "Ρύθμιση",
	"switcher.choose": "Επιλέξτε ρύθμιση",
};
