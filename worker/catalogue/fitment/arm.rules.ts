/**
 * What holds the blade at the end of a wiper arm. Offers, addresses and remembered cars have a type's number, its place in
 * this list from 1: new ones go to the end, and none is removed.
 */
export const ARM_TYPES = [
	"hook_9x3",
	"hook_9x4",
	"side_pin_22",
	"push_button_16",
	"push_button_19",
	"top_lock",
	"pinch_tab",
	"bayonet",
] as const;
export type ArmType = (typeof ARM_TYPES)[number];

export const armNumber = (type: ArmType): number => ARM_TYPES.indexOf(type) + 1;

/** Whether a type has this number. The pattern is short, because every visitor loads it and not the list. */
export const isArmNumber = (value: string | number | undefined): boolean => /^[1-8]$/.test(`${value}`);
