import type { ArmTexts } from "./en.rules.ts";

export const pl: ArmTexts = {
	names: {
		"arm.hook_9x3": "Hak, 9\u00a0×\u00a03\u00a0mm",
		"arm.hook_9x4": "Hak, 9\u00a0×\u00a04\u00a0mm",
		"arm.side_pin_22": "Boczny trzpień, 22\u00a0mm",
		"arm.push_button_16": "Przycisk, 16\u00a0mm",
		"arm.push_button_19": "Przycisk, 19\u00a0mm",
		"arm.top_lock": "Górny zatrzask",
		"arm.pinch_tab": "Zaciski boczne",
		"arm.bayonet": "Bagnet",
	},
	signs: {
		hook_9x3:
			"Koniec ramienia jest wygięty w kształt litery U. Metal ma tam 9\u00a0mm szerokości i 3\u00a0mm grubości.",
		hook_9x4:
			"Koniec ramienia jest wygięty w kształt litery U. Metal ma tam 9\u00a0mm szerokości i 4\u00a0mm grubości.",
		side_pin_22: "Z boku ramienia wystaje okrągły trzpień. Ramię ma tam 22\u00a0mm szerokości.",
		push_button_16: "Przez otwór w górnej części ramienia wystaje przycisk. Ramię ma tam 16\u00a0mm szerokości.",
		push_button_19: "Przez otwór w górnej części ramienia wystaje przycisk. Ramię ma tam 19\u00a0mm szerokości.",
		top_lock: "Pióro trzyma zatrzask na końcu ramienia. Otwiera się go od góry.",
		pinch_tab: "Po obu stronach końca ramienia są zaciski. Ściska się je razem.",
		bayonet: "Koniec ramienia jest prosty i płaski, ma małe wybrzuszenie i wsuwa się w pióro.",
	},
	unknown:
		"Nie wiemy, jakie mocowanie ma ramię wycieraczki w Twoim samochodzie. Wybierz je, a pokażemy pasujący adapter.",
	ask: "Jakie mocowanie ma ramię?",
	hint: "Odchyl ramię od szyby i obejrzyj jego koniec, w miejscu mocowania pióra.",
	none: "Nie wiem lub żadne z nich",
	chosen: "Pasuje do wybranego mocowania: {name}.",
	notSold: "Wybrane mocowanie: {name}. Nie mamy do niego adaptera. Zestaw go nie zawiera.",
	change: "Zmień mocowanie",
};
