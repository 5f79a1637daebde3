import type { ArmTexts } from "./en.rules.ts";

export const de: ArmTexts = {
	names: {
		"arm.hook_9x3": "Haken, 9\u00a0×\u00a03\u00a0mm",
		"arm.hook_9x4": "Haken, 9\u00a0×\u00a04\u00a0mm",
		"arm.side_pin_22": "Seitlicher Stift, 22\u00a0mm",
		"arm.push_button_16": "Druckknopf, 16\u00a0mm",
		"arm.push_button_19": "Druckknopf, 19\u00a0mm",
		"arm.top_lock": "Top Lock",
		"arm.pinch_tab": "Pinch Tab",
		"arm.bayonet": "Bajonett",
	},
	signs: {
		hook_9x3: "Der Arm endet in einem U aus 9\u00a0mm breitem und 3\u00a0mm dickem Metall.",
		hook_9x4: "Der Arm endet in einem U aus 9\u00a0mm breitem und 4\u00a0mm dickem Metall.",
		side_pin_22: "Ein runder Stift steht seitlich am Arm vor, der dort 22\u00a0mm breit ist.",
		push_button_16: "Ein Knopf ragt durch ein Loch oben im Arm, der dort 16\u00a0mm breit ist.",
		push_button_19: "Ein Knopf ragt durch ein Loch oben im Arm, der dort 19\u00a0mm breit ist.",
		top_lock: "Ein Verschluss oben am Ende des Arms hält das Wischerblatt. Er wird von oben geöffnet.",
		pinch_tab: "Auf jeder Seite des Armendes ist eine Taste. Beide werden zugleich gedrückt.",
		bayonet: "Das Armende ist gerade und flach, hat eine kleine Erhebung und steckt im Wischerblatt.",
	},
	unknown:
		"Wir wissen nicht, welchen Anschluss der Wischerarm Ihres Fahrzeugs hat. Wählen Sie ihn aus, dann zeigen wir den passenden Adapter.",
	ask: "Welchen Anschluss hat der Arm?",
	hint: "Klappen Sie den Arm von der Scheibe weg und sehen Sie sich das Ende an, an dem das Wischerblatt sitzt.",
	none: "Weiß ich nicht, oder keiner davon",
	chosen: "Passt zum Anschluss, den Sie gewählt haben: {name}.",
	notSold: "Sie haben gewählt: {name}. Für diesen Anschluss haben wir keinen Adapter. Im Set ist keiner enthalten.",
	change: "Anschluss ändern",
};
