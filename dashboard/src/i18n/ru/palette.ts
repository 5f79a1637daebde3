import type { palette as model } from "../en/palette.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const palette: SlavicTextsOf<typeof model> = {
	"palette.title": "Поиск",
	"palette.placeholder": "Найти или перейти…",
	"palette.results": "Результаты",
	"palette.recent": "Недавние",
	"palette.pages": "Страницы",
	"palette.actions": "Команды",
	"palette.of_finder": "Выбранная конфигурация",
};
