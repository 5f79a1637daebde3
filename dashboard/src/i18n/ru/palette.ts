import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Поиск и команды",
	"palette.placeholder": "Найти или перейти…",
	"palette.results": "Результаты",
	"palette.recent": "Недавние",
	"palette.pages": "Страницы",
	"palette.actions": "Команды",
	"palette.of_finder": "Выбранная конфигурация",
};
