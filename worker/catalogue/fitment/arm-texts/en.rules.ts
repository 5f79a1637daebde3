/** Arm types in words: names, how each is recognised, and what visitors are asked. The other languages have these keys. */
export const en = {
	names: {
		"arm.hook_9x3": "Hook, 9\u00a0×\u00a03\u00a0mm",
		"arm.hook_9x4": "Hook, 9\u00a0×\u00a04\u00a0mm",
		"arm.side_pin_22": "Side pin, 22\u00a0mm",
		"arm.push_button_16": "Push button, 16\u00a0mm",
		"arm.push_button_19": "Push button, 19\u00a0mm",
		"arm.top_lock": "Top lock",
		"arm.pinch_tab": "Pinch tab",
		"arm.bayonet": "Bayonet",
	},
	signs: {
		hook_9x3: "The arm ends in a U, of metal 9\u00a0mm wide and 3\u00a0mm thick.",
		hook_9x4: "The arm ends in a U, of metal 9\u00a0mm wide and 4\u00a0mm thick.",
		side_pin_22: "A round pin sticks out of the side of the arm, which is 22\u00a0mm wide there.",
		push_button_16: "A button comes through a hole on top of the arm, which is 16\u00a0mm wide there.",
		push_button_19: "A button comes through a hole on top of the arm, which is 19\u00a0mm wide there.",
		top_lock: "A lock on top of the arm's end holds the blade. You open it from above.",
		pinch_tab: "A tab on each side of the arm's end. You press both together.",
		bayonet: "The arm's end is straight and flat, with a small bump, and slides into the blade.",
	},
	unknown: "We don't know which connector your car's wiper arm has. Tell us, and we'll show the adapter that fits.",
	ask: "Which connector does the arm have?",
	hint: "Lift the arm off the windscreen and look at its end, where the blade is attached.",
	none: "I don't know, or none of these",
	chosen: "Fits the connector that you chose: {name}.",
	notSold: "You chose: {name}. We have no adapter for this connector. The set doesn't include one.",
	change: "Change connector",
};
export type ArmTexts = typeof en;
