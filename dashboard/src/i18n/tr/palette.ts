import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Ara",
	"palette.placeholder": "Ara veya git…",
	"palette.results": "Sonuçlar",
	"palette.recent": "Son açılanlar",
	"palette.pages": "Sayfalar",
	"palette.actions": "Komutlar",
	"palette.of_finder": "Seçili yapılandırma",
};
